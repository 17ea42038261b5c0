import { oneLine } from '#lib/text/one-line'

it('leaves nothing that moves a cursor, ends a line or turns the writing', () => {
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('')
  // Escape sequences take letters along, which must not hide anything else.
  expect(`${oneLine(all)}${Array.from(all, oneLine).join('')}`).not.toMatch(
    /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/,
  )
})

it.each([
  ['Evil \u001b[2J\u001b]0;title\u0007name', 'Evil name'],
  ['\u009b31mred', 'red'],
  ['Co\u202Egnp.exe', 'Co gnp.exe'],
  ['one\r\ntwo\u0085three\u2028four', 'one two three four'],
  ['Оля 👩‍👩‍👧‍👦 שרה مريم O’Brien', 'Оля 👩‍👩‍👧‍👦 שרה مريم O’Brien'],
])('makes %j into %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
