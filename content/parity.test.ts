import { globSync } from 'node:fs'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'
import en from '#messages/en.json'
import ua from '#messages/ua.json'

// Both languages say the same: numbers, placeholders in brackets, and the form of lists and legal texts.

type Pair = { path: string; ua: string; en: string }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Texts that stand in the same place of two values. */
function together(ua: unknown, en: unknown, path: string): Pair[] {
  if (typeof ua === 'string' || typeof en === 'string') return [{ path, ua: String(ua), en: String(en) }]
  if (!isObject(ua) || !isObject(en)) return []
  const keys = new Set([...Object.keys(ua), ...Object.keys(en)])
  return [...keys].flatMap((key) => together(ua[key], en[key], `${path}.${key}`))
}

/** Every pair of texts below a value that holds both languages somewhere. */
function pairs(value: unknown, path: string): Pair[] {
  if (!isObject(value)) return []
  if ('ua' in value && 'en' in value) return together(value['ua'], value['en'], path)
  return Object.entries(value).flatMap(([key, item]) => pairs(item, `${path}.${key}`))
}

/** Numbers of a text, sorted; a month in words counts as written, and separators within a number do not. */
function numbers(text: string): string[] {
  const plain = text.replace(/(?<=\d)[\s.,\u00A0](?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d)/g, '.')
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number).toSorted()
}

const brackets = (text: string) => [...text.matchAll(/\[[^\]]+\]/g)].length

/** Pairs that differ by a measure. */
const different = (all: Pair[], measure: (text: string) => unknown) =>
  all
    .filter(({ ua, en }) => JSON.stringify(measure(ua)) !== JSON.stringify(measure(en)))
    .map(({ path, ua, en }) => `${path}: ${ua} | ${en}`)

const modules = globSync('content/{*,services/*,legal/*}.ts')
  .filter((file) => !/\.test\.ts$|types\.ts$|consent\.ts$|placeholder\.ts$|glossary\.ts$/.test(file))
  .map((file) => file.slice('content/'.length, -'.ts'.length))

describe.each(modules)('content/%s', (path) => {
  it('says the same numbers and has the same placeholders in both languages', async () => {
    const texts = (await import(`#content/${path}`)) as Record<string, unknown>
    const all = pairs(texts, path)
    expect(different(all, numbers)).toEqual([])
    expect(different(all, brackets)).toEqual([])
  })
})

it('messages say the same numbers and have the same placeholders in both languages', () => {
  const all = together(ua, en, 'messages')
  expect(all.length).toBeGreaterThan(200)
  expect(different(all, numbers)).toEqual([])
  expect(different(all, brackets)).toEqual([])
})

describe('legal texts', () => {
  it('have the sections of the specification: nine, and ten before the requisites', () => {
    expect(privacyPolicy.sections).toHaveLength(9)
    expect(terms.sections).toHaveLength(10)
  })

  it.each([
    ['privacy policy', privacyPolicy],
    ['terms', terms],
  ])('%s: paragraphs and lists stand in the same order and are as long in both languages', (_name, { sections }) => {
    const form = (body: readonly (string | readonly string[])[]) =>
      body.map((block) => (typeof block === 'string' ? 'paragraph' : `list of ${block.length}`))
    for (const { id, body } of sections) expect([id, form(body.ua)]).toEqual([id, form(body.en)])
  })
})
