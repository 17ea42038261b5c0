import { formatPhoneAtRest, formatPhoneEdit } from '#lib/sign-up/phone-text'

/** Replaces the browser's InputEvent, which Node does not have. */
class FakeInputEvent extends Event {
  data: string | null
  inputType: string
  constructor(inputType: string, data: string | null) {
    super('input')
    this.inputType = inputType
    this.data = data
  }
}

beforeAll(() => {
  Object.assign(globalThis, { InputEvent: FakeInputEvent })
})

/** Applies `formatPhoneEdit` to a text in which `|` marks the caret. */
function edit(before: string, event?: Event): string {
  const caret = before.indexOf('|')
  const result = formatPhoneEdit(before.replace('|', ''), caret, event)
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`
}
const insert = (text: string) => new FakeInputEvent('insertText', text)

describe('formatPhoneEdit', () => {
  it.each([
    ['6|', '6', '(6|'],
    ['(67) 123 45 2|', '2', '(67) 123 45 2|'],
    ['(67) 1|9 45 22', '1', '(67) 1|94 52 2'],
    ['0|', '0', '0|'],
    ['+38|', '8', '+38|'],
    ['+380|', '0', '|'],
    ['(67) 123 45 22,|', ',', '(67) 123 45 22,|'],
    ['(67) 123 45 227|', '7', '6712345227|'],
  ])('%s after typing %s becomes %s', (before, typed, after) => {
    expect(edit(before, insert(typed))).toBe(after)
  })

  it.each([
    '+380 67 123 45 22',
    '380671234522',
    '00380671234522',
    '8 (067) 123-45-22',
    '067 123 45 22',
    '671234522',
  ])('%s replaces what stood in the field', (pasted) => {
    for (const before of ['', '(50', '+', '0', '+48 600', '(50) 111 22 33'])
      expect(edit(`${before}${pasted}|`, insert(pasted))).toBe('(67) 123 45 22|')
  })

  it('a second number behind the first stays as it is', () => {
    const text = '(67) 123 45 22, 044 000 00 11'
    expect(edit(`${text}|`, insert('044 000 00 11'))).toBe(`${text}|`)
  })

  it('Delete passes a sign of the mask', () => {
    const deletion = new FakeInputEvent('deleteContentForward', null)
    expect(edit('(67) 129|45 22', deletion)).toBe('(67) 129 |45 22')
  })

  it('a foreign number stays as typed, up to 40 characters', () => {
    expect(edit('+48 600 700 800|', insert('0'))).toBe('+48 600 700 800|')
    expect(formatPhoneAtRest(`+48 ${'6'.repeat(60)}`)).toBe(`+48 ${'6'.repeat(36)}`)
  })

  it('the digits typed before the mask was attached keep their places', () => {
    for (let position = 0; position < 9; position++) {
      const digits = '671234522'
      const before = `${digits.slice(0, position)}${digits.slice(position, position + 1)}|${digits.slice(position + 1)}`
      const after = edit(before, insert(digits.slice(position, position + 1)))
      expect(after.replace('|', '')).toBe('(67) 123 45 22')
      expect(after.split('|')[0]?.replace(/\D/g, '')).toBe(digits.slice(0, position + 1))
    }
  })
})

describe('formatPhoneAtRest', () => {
  it.each([
    ['067 123 45 22 ', '(67) 123 45 22'],
    ['067 123 45 22,', '(67) 123 45 22'],
    ['０６７ １２３ ４５ ２２', '(67) 123 45 22'],
    ['tel:+380671234522;ext=12', 'tel:+380671234522;ext=12'],
    ['67', '(67'],
    ['', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(formatPhoneAtRest(text)).toBe(expected)
  })
})
