import { toCsv } from '#lib/leads/csv'

it.each([
  ['=1+1', `'=1+1`],
  ['+380671234567', `'+380671234567`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1', `' =1`],
  ['Олена;=1+1', `"Олена;'=1+1"`],
  ['Олена,+1', `"Олена,'+1"`],
  ['a\t@SUM(A1)\t=2', `"a\t'@SUM(A1)\t'=2"`],
  ['Олена "Оля", Київ', '"Олена ""Оля"", Київ"'],
])(
  'a spreadsheet runs nothing of %j, whatever it takes for the end of a cell, and reads it as Ukrainian',
  (text, cell) => {
    expect(toCsv([{ name: text }], ['name'])).toBe(`\uFEFFname\r\n${cell}\r\n`)
  },
)
