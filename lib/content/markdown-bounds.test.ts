import { globSync, readFileSync } from 'node:fs'
import { translateMistake } from '#lib/content/mistakes'
import { decodeText } from '#lib/content/read-text-file'
import { findTooMuchMarkdown } from '#lib/content/markdown-bounds'

const nested = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(2 * level)}- a`).join('\n')

it.each([
  ['longText', 'а '.repeat(40_000)],
  ['manyMarks', '_a'.repeat(4000)],
  ['manyMarks', '<b>'.repeat(4000)],
  ['deepList', nested(30)],
  ['deepList', `${'- '.repeat(30)}a`],
  ['deepList', `${'1. '.repeat(30)}a`],
  ['deepList', `${'>'.repeat(30)}a`],
  ['deepList', `${'\t'.repeat(30)}- a`],
])('refuses a text with %s', (rule, text) => {
  expect(findTooMuchMarkdown(text)?.problem).toMatchObject({ rule })
})

it('an error names the line where a list becomes too deep', () => {
  const text = Buffer.from(`Перший рядок\n\n${nested(30)}`)
  const message = `content/posts/x/ua.md:15: ${translateMistake({ rule: 'deepList', most: 12 }, 'en')}`
  expect(() => decodeText('content/posts/x/ua.md', text)).toThrow(message)
})

it('every text of the site uses at most half of the limits', () => {
  const texts = globSync('content/**/*.md').map((file) => readFileSync(file, 'utf8'))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.map((text) => findTooMuchMarkdown(text + text))).toEqual(texts.map(() => null))
})
