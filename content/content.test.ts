import { checkUp } from '#content/check-up'
import { checkUpPlan } from '#content/check-up-plan'
import { clinic } from '#content/clinic'
import { doctors } from '#content/doctors'
import { errorPage } from '#content/error-page'
import * as faq from '#content/faq'
import * as home from '#content/home'
import * as notFor from '#content/not-for'
import { authors } from '#content/people'
import { serviceCategories } from '#content/service-categories'
import { laboratoryStudies } from '#content/services/laboratory-studies'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'

const content = {
  checkUp,
  checkUpPlan,
  clinic,
  doctors,
  errorPage,
  faq: { ...faq },
  home: { ...home },
  notFor: { ...notFor },
  authors,
  serviceCategories,
  servicePackages,
  weightLoss,
}

type Pair = { path: string; ua: readonly string[]; en: readonly string[] }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Strings of one language: a text is a list of one. */
function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map((item) => (typeof item === 'string' ? item : ''))
}

/** Every Localized value below `value`, with the path that leads to it. */
function pairs(value: unknown, path: string): Pair[] {
  if (!isObject(value)) return []
  if ('ua' in value || 'en' in value) return [{ path, ua: texts(value['ua']), en: texts(value['en']) }]
  return Object.entries(value).flatMap(([key, item]) => pairs(item, `${path}.${key}`))
}

const all = pairs(content, 'content')
const textsOf = (locale: 'ua' | 'en') => all.flatMap((pair) => pair[locale].map((text) => `${pair.path}: ${text}`))
const matching = (locale: 'ua' | 'en', pattern: RegExp) => textsOf(locale).filter((text) => pattern.test(text))

it('calls the laboratory by one name', () => {
  expect(checkUp.cards.find(({ icon }) => icon === 'laboratory')?.title).toEqual(laboratoryStudies.title)
})

describe('ids', () => {
  it('are unique within their list', () => {
    const lists = [
      servicePackages,
      doctors,
      authors,
      checkUp.cards,
      weightLoss.benefits,
      ...weightLoss.packages.map(({ services }) => services),
      serviceCategories.flatMap(({ options }) => options),
    ].map((list) => list.map(({ id }) => id))
    expect(lists.filter((ids) => new Set(ids).size !== ids.length)).toEqual([])
  })
})

describe('both languages', () => {
  it('finds the texts it checks', () => {
    expect(all.length).toBeGreaterThan(150)
  })

  it('leave nothing empty', () => {
    const isEmpty = (list: readonly string[]) => list.length === 0 || list.some((text) => text.trim() === '')
    expect(all.filter(({ ua, en }) => isEmpty(ua) || isEmpty(en)).map(({ path }) => path)).toEqual([])
  })

  it('list the same number of things', () => {
    expect(all.filter(({ ua, en }) => ua.length !== en.length).map(({ path }) => path)).toEqual([])
  })

  it('mix no Cyrillic and Latin letters in a word', () => {
    const mixed = /\p{Script=Cyrillic}’?\p{Script=Latin}|\p{Script=Latin}’?\p{Script=Cyrillic}/u
    expect([...matching('ua', mixed), ...matching('en', mixed)]).toEqual([])
  })

  it('use the typographic apostrophe', () => {
    expect([...matching('ua', /'/), ...matching('en', /'/)]).toEqual([])
  })

  it('keep Russian letters out of Ukrainian', () => {
    expect(matching('ua', /[ыэъё]/i)).toEqual([])
  })

  it('join dashes and numbers to their neighbours in Ukrainian', () => {
    expect(matching('ua', / —|\d \p{Script=Cyrillic}/u)).toEqual([])
  })

  it('keep Cyrillic out of English', () => {
    expect(matching('en', /\p{Script=Cyrillic}/u)).toEqual([])
  })
})
