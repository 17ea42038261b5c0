import { checkUp } from '#content/check-up'
import { checkUpPlan } from '#content/check-up-plan'
import { reportMarkers } from '#content/report'
import { distanceFromRange } from '#lib/figures/scale'
import { withoutWordJoiners } from '#lib/text/short-words'

const { label, note, findings, actions, nextCheck } = checkUpPlan

it('says in both languages that it is an example', () => {
  expect(label.ua).toMatch(/приклад/i)
  expect(label.en).toMatch(/example/i)
  expect(note.ua).toMatch(/умовні/i)
  expect(withoutWordJoiners(note.en)).toMatch(/made-up/i)
})

it('finds what is out of range at the start of the example report', () => {
  expect(findings.map(({ marker }) => marker)).toEqual(reportMarkers)
  expect(findings.filter(({ marker }) => distanceFromRange(marker, marker.values[0]) === 0)).toEqual([])
})

it('has four actions in the order of their dates, before the next check', () => {
  const weeks = [...actions, nextCheck].map(({ weeksAfterVisit }) => weeksAfterVisit)
  expect(actions).toHaveLength(4)
  expect(weeks).toEqual(weeks.toSorted((a, b) => a - b))
})

it('is checked when the programme repeats the tests', () => {
  // The visit is in week 1.
  const repeatTests = checkUp.timeline.at(-2)
  expect(nextCheck.weeksAfterVisit).toBe((repeatTests?.week ?? 0) - 1)
})

it('says everything in two languages, shortly', () => {
  const texts = [...findings.map(({ meaning }) => meaning), ...[...actions, nextCheck].map(({ text }) => text)]
  for (const { ua, en } of texts) {
    expect(ua).not.toBe(en)
    for (const text of [ua, en]) {
      expect(text).toMatch(/\.$/)
      expect(text.length).toBeLessThanOrEqual(160)
    }
  }
})
