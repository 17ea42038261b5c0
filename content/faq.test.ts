import { checkUpQuestions, homeQuestions, weightLossQuestions } from '#content/faq'
import { locales } from '#lib/i18n/locales'

const lists = [
  ['home', homeQuestions],
  ['check-up', checkUpQuestions],
  ['weight loss', weightLossQuestions],
] as const

const words = (text: string) => text.split(/\s+/).length
const sentences = (text: string) => text.split(/[.!?]\s+(?=\p{Lu})/u).length

describe.each(lists)('questions of %s', (_name, questions) => {
  it('are five to eight, each of them once', () => {
    expect(questions.length).toBeGreaterThanOrEqual(5)
    expect(questions.length).toBeLessThanOrEqual(8)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  })

  it.each(locales)('are questions with short answers, %s', (locale) => {
    for (const { question, answer } of questions) {
      expect(question[locale]).toMatch(/\?$/)
      expect(answer[locale]).toMatch(/\.$/)
      expect(sentences(answer[locale])).toBeLessThanOrEqual(3)
      expect(words(answer[locale])).toBeLessThanOrEqual(60)
    }
  })

  it('are another text in each language, without placeholders', () => {
    for (const { question, answer } of questions) {
      expect(question.ua).not.toBe(question.en)
      for (const text of [answer.ua, answer.en]) expect(text).not.toMatch(/\[|undefined|NaN/)
    }
  })
})

it.each(locales)('the home page has five questions, at most 45 words an answer, %s', (locale) => {
  expect(homeQuestions).toHaveLength(5)
  expect(homeQuestions.map(({ answer }) => answer[locale]).filter((answer) => words(answer) > 45)).toEqual([])
})
