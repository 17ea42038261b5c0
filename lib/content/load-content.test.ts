import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noEdits, type Edits } from '#lib/content/edits'
import { loadContent } from '#lib/content/load-content'
import { ContentError } from '#lib/content/content-error'
import { locales, mapLocales } from '#lib/i18n/locales'
import { stringify } from 'yaml'

const file = 'content/services.yaml'
const services = readFileSync(file, 'utf8')
const firstPrice = /(?<=price: )\d+/
const withPrice = (price: number) => services.replace(firstPrice, String(price))

/**
 * Makes edits that contain the given versions of `file`, the newest first. `reported` collects the
 * errors passed to `onBroken`.
 */
function editsOf(...versions: string[]) {
  const reported: Error[] = []
  const onBroken = (error: Error) => reported.push(error)
  const edits: Edits = { ...noEdits, files: new Map([[file, [...versions, undefined]]]), onBroken }
  return { edits, reported }
}

const priceOf = ({ edits }: { edits: Edits }) =>
  loadContent(process.cwd(), edits).site.services[0]?.options[0]?.price

const folders: string[] = []

function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  folders.push(root)
  cpSync('content', join(root, 'content'), { recursive: true })
  return root
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

describe('an invalid edit', () => {
  const invalid = ['categories: [', 'categories: 3', services.replace(/ua: .*/, 'ua: "{a.b}"')]

  it.each(invalid)('is replaced by the previous version, and reported once: %s', (text) => {
    const edited = editsOf(text, withPrice(456_789))
    expect(priceOf(edited)).toBe(456_789)
    expect(edited.reported).toHaveLength(1)
    expect(edited.reported[0]).toBeInstanceOf(ContentError)
  })

  it.each(invalid)('is replaced by the file when it has no valid version: %s', (text) => {
    const edited = editsOf(text)
    expect(priceOf(edited)).toBe(Number(firstPrice.exec(services)?.[0]))
    expect(edited.reported).toHaveLength(1)
  })
})

describe('an edit that breaks another document', () => {
  const path = 'content/legal-terms.yaml'
  const terms = readFileSync(path, 'utf8').replace('refundDays:', 'returnsDays:')

  /**
   * Loads the content with an edit of legal-terms.yaml. The edit lacks a value to which faq.yaml
   * refers.
   */
  function load(isPreview: boolean) {
    const reported: Error[] = []
    const onBroken = (error: Error) => reported.push(error)
    const edits: Edits = { ...noEdits, files: new Map([[path, [terms]]]), onBroken, isPreview }
    return { ...loadContent(process.cwd(), edits), reported }
  }

  it('leaves the file of the other document to visitors, and is reported', () => {
    const { site, reported } = load(false)
    expect(site.faq.home.length).toBeGreaterThan(0)
    expect(reported.length).toBeGreaterThan(0)
  })

  it('fails in the preview, and raises no alarm', () => {
    const { site, reported } = load(true)
    expect(() => site.faq).toThrow(ContentError)
    expect(reported).toEqual([])
  })
})

describe('an invalid file', () => {
  it('breaks only the parts of the content that use the file', () => {
    const root = copyContent()
    writeFileSync(join(root, 'content/faq.yaml'), 'home: 3')
    writeFileSync(join(root, 'content/plan.yaml'), 'label: [')
    const { site, inLocale, errors } = loadContent(root, noEdits)
    expect(errors).toHaveLength(2)
    expect(() => site.faq).toThrow(ContentError)
    expect(() => inLocale.en.plan).toThrow('content/plan.yaml:1')
    expect(inLocale.en.packages.length).toBeGreaterThan(0)
    expect(site.pages.home.changed).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('of an article removes the article, or only the language of an invalid text', () => {
    const root = copyContent()
    const [first = '', second = ''] = loadContent(root, noEdits).site.articles.map(
      ({ slug }) => slug,
    )
    writeFileSync(join(root, `content/posts/${first}/article.yaml`), 'published: never')
    writeFileSync(join(root, `content/posts/${second}/en.md`), 'no head')
    const { site, errors } = loadContent(root, noEdits)
    expect(site.articles.map(({ slug }) => slug)).not.toContain(first)
    const halfBroken = site.articles.find(({ slug }) => slug === second)
    expect(halfBroken?.text.en).toBeNull()
    expect(halfBroken?.text.ua?.markdown).toContain(' ')
    expect(site.brokenArticles).toMatchObject([{ slug: first }, { slug: second, locale: 'en' }])
    expect(errors).toHaveLength(2)
  })
})

describe('the loaded content', () => {
  const { site, inLocale } = loadContent(process.cwd(), noEdits)

  it('has plain strings in each language, at any depth', () => {
    const [doctor] = site.doctors
    expect(inLocale.ua.doctors[0]?.name).toBe(doctor?.name.ua)
    expect(inLocale.en.doctors[0]?.description).toEqual(doctor?.description.en)
    expect(inLocale.en.legal.terms).toEqual(site.legal.terms.en)
    expect(JSON.stringify({ ...inLocale.en, articles: [] })).not.toMatch(
      new RegExp(`"(${locales.join('|')})":`),
    )
  })

  it('leaves out an empty list of a doctor, because the list is not known yet', () => {
    const root = copyContent()
    const [id = ''] = site.doctors.map((doctor) => doctor.id)
    const file = join(root, `content/doctors/${id}/doctor.yaml`)
    const text = readFileSync(file, 'utf8').replace(
      /^(?:treats|education|languages):.*\n(?: .*\n)*/gm,
      '',
    )
    const languages = mapLocales((locale) => [locale])
    const treats = mapLocales(() => [])
    writeFileSync(file, text + stringify({ treats, languages }))
    const [doctor] = loadContent(root, noEdits).site.doctors
    expect(doctor?.languages).toEqual(languages)
    expect(doctor?.treats).toBeUndefined()
    expect(doctor?.education).toBeUndefined()
  })

  it('cannot be changed', () => {
    expect(Object.isFrozen(site)).toBe(true)
    expect(Object.isFrozen(site.faq.home[0]?.question)).toBe(true)
    expect(Object.isFrozen(inLocale.ua.faq.home[0])).toBe(true)
  })
})
