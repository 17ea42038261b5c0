import { formatPhone, toE164, toNationalDigits } from '#lib/leads/phone'

describe('toNationalDigits', () => {
  it.each([
    '+380 67 123 45 67',
    '380671234567',
    '00380671234567',
    '067 123 45 67',
    '671234567',
    '(67) 123 45 67',
    '+38 (067) 123-45-67',
    '+380 (0)67 123 45 67',
  ])('reads %s', (input) => {
    expect(toNationalDigits(input)).toBe('671234567')
  })

  it('keeps an unfinished number, a long one and none', () => {
    expect(toNationalDigits('67 12')).toBe('6712')
    expect(toNationalDigits('6712345678901')).toBe('6712345678901')
    expect(toNationalDigits('phone')).toBe('')
  })

  it('keeps the codes of Khmelnytskyi that begin with 38', () => {
    expect(toNationalDigits('0382 12 34 56')).toBe('382123456')
  })
})

describe('formatPhone', () => {
  it('groups a full number by no-break spaces and leaves another as it is', () => {
    expect(formatPhone(toE164('671234567'))).toBe('+380\u00A067\u00A0123\u00A045\u00A067')
    expect(formatPhone('+38067')).toBe('+38067')
  })
})
