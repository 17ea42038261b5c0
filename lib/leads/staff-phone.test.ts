import { readStaffPhone } from '#lib/leads/staff-phone'

it.each([
  ['067 123 45 67', '+380671234567', true],
  ['+38 (067) 123-45-67 після 18', '+380671234567', true],
  ['+48 601 234 567', '+48601234567', true],
  ['0049 151 12345678', '+4915112345678', true],
  ['+1 (212) 555-0100', '+12125550100', true],
  ['12', '+38012', false],
  ['067 123 45', '+3806712345', false],
  ['+48 60', '+4860', false],
  ['+380 67 123 45 67 89', '+38067123456789', false],
  ['4915112345678', '+4915112345678', false],
  ['+', '', false],
  ['немає', '', false],
])('staff type %s: %s', (typed, phone, isPossible) => {
  expect(readStaffPhone(typed)).toEqual({ phone, isPossible })
})

it('a pasted text of digits is cut', () => {
  expect(readStaffPhone('+48'.padEnd(300, '1'))).toEqual({
    phone: '+48'.padEnd(31, '1'),
    isPossible: false,
  })
})
