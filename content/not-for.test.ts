import { notForCheckUp, notForWeightLoss } from '#content/not-for'
import { locales } from '#lib/i18n/locales'

describe.each([
  ['the check-up', notForCheckUp, 3, 4],
  ['weight loss', notForWeightLoss, 4, 6],
] as const)('who %s is not for', (_name, lines, least, most) => {
  it(`is said in ${least} to ${most} lines`, () => {
    expect(lines.length).toBeGreaterThanOrEqual(least)
    expect(lines.length).toBeLessThanOrEqual(most)
  })

  it.each(locales)('is a short sentence each, another in each language: %s', (locale) => {
    for (const line of lines) {
      expect(line[locale]).toMatch(/\.$/)
      expect(line[locale].length).toBeLessThanOrEqual(160)
      expect(line[locale]).not.toContain('[')
      expect(line.ua).not.toBe(line.en)
    }
  })

  it('sends emergencies to 103', () => {
    for (const locale of locales) expect(lines.some((line) => line[locale].includes('103'))).toBe(true)
  })
})
