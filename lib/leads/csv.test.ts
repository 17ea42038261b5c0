import { toCsv } from '#lib/leads/csv'

const cell = (text: string) =>
  toCsv([{ a: text }], ['a'])
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .trimEnd()

describe('toCsv', () => {
  it('begins with a byte order mark and the columns', () => {
    expect(toCsv([], ['id', 'name'])).toBe('\uFEFFid,name\r\n')
  })

  it.each(['=1+1', '+380671234567', '@SUM(A1)', ' =1'])('disarms %s', (text) => {
    expect(cell(text)).toBe(`'${text}`)
  })

  it.each([
    ['Олена;=1+1', `"Олена;'=1+1"`],
    ['Олена,+1', `"Олена,'+1"`],
    ['a\t@SUM(A1)\t=2', `"a\t'@SUM(A1)\t'=2"`],
  ])('disarms what another separator would make a cell of: %j', (text, safe) => {
    expect(cell(text)).toBe(safe)
  })

  it('quotes what would break the table', () => {
    expect(cell('Олена "Оля", Київ')).toBe('"Олена ""Оля"", Київ"')
  })
})
