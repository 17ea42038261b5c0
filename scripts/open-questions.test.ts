import { existsSync, readFileSync } from 'node:fs'
import { openQuestions } from '#scripts/open-questions'

const questions = openQuestions()

it('finds what is not confirmed', () => {
  expect(questions.length).toBeGreaterThan(0)
})

it.each(questions)('names where the answer belongs: $question', ({ question, files }) => {
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const places = [...question.matchAll(/\(([^()]*)\)(?=$|, `)/g)].flatMap(([, list = '']) => list.split(', '))
  expect(places.length).toBeGreaterThanOrEqual(files.length)
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(places.filter((place) => !texts.includes(place.split('.').at(-1) ?? place))).toEqual([])
})
