import { checkUp } from '#content/check-up'
import { claims, clinic, legalTerms } from '#content/clinic'
import { doctors } from '#content/doctors'
import { errorPage } from '#content/error-page'
import * as home from '#content/home'
import { authors } from '#content/people'
import { serviceCategories } from '#content/service-categories'
import { laboratoryStudies } from '#content/services/laboratory-studies'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'

const content = {
  checkUp,
  clinic,
  doctors,
  errorPage,
  home: { ...home },
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
const textsOf = (language: 'ua' | 'en') => all.flatMap((pair) => pair[language].map((text) => `${pair.path}: ${text}`))
const matching = (language: 'ua' | 'en', pattern: RegExp) => textsOf(language).filter((text) => pattern.test(text))

describe('numbers of specification section 9', () => {
  it('keeps the three packages', () => {
    expect(servicePackages.map(({ id, name, price, months }) => ({ id, name, price, months }))).toEqual([
      { id: 'check-up', name: 'Check up', price: 30_000, months: 3 },
      { id: 'concierge-light', name: 'Concierge LIGHT', price: 45_000, months: 6 },
      { id: 'concierge-max', name: 'Concierge Max', price: 100_000, months: 12 },
    ])
  })

  it('names the four groups of services as the specification does, in one wording', () => {
    expect(serviceCategories.map(({ slug, title }) => [slug, title.ua, title.en])).toEqual([
      ['consultationReception', 'Консультативний прийом', 'Consultation reception'],
      ['ultrasoundDiagnostics', 'Ультразвукова діагностика', 'Ultrasound diagnostics'],
      ['laboratoryStudies', 'Лабораторні дослідження', 'Laboratory studies'],
      ['manipulationServices', 'Маніпуляційні послуги', 'Manipulation services'],
    ])
    expect(checkUp.cards.find(({ icon }) => icon === 'laboratory')?.title).toEqual(laboratoryStudies.title)
  })

  it('keeps the four price lists in order', () => {
    expect(serviceCategories.map(({ slug, options }) => [slug, options.map(({ price }) => price)])).toEqual([
      ['consultationReception', [10000, 6000, 6000, 10000, 6000, 6000, 1700, 1500, 4500, 5000]],
      ['ultrasoundDiagnostics', [1000, 1000, 1000, 1000, 2000, 2000, 2000, 2000, 700, 8000]],
      ['laboratoryStudies', [239, 190, 252, 740, 409, 550, 235, 286, 518, 504, 302]],
      [
        'manipulationServices',
        [1000, 1200, 100, 200, 1000, 1200, 1910, 2260, 2020, 2300, 1600, 2300, 2390, 4570, 1000],
      ],
    ])
  })

  it('names the endothelial test and the 3-day Holter ECG at their prices', () => {
    const options = serviceCategories.flatMap((category) => category.options)
    expect(options.find(({ title }) => title.en.startsWith('Endothelial'))?.price).toBe(700)
    expect(options.find(({ title }) => title.en.startsWith('Holter'))?.price).toBe(8000)
  })

  it('notes only under the laboratory list that the rest is told by phone', () => {
    expect(serviceCategories.filter(({ contactNote }) => contactNote).map(({ slug }) => slug)).toEqual([
      'laboratoryStudies',
    ])
  })

  it('keeps the figures of both doctors', () => {
    expect(
      doctors.map(({ id, yearsOfExperience, patientsInThousands }) => [id, yearsOfExperience, patientsInThousands]),
    ).toEqual([
      ['doctor-1', 21, 30],
      ['doctor-2', 10, 12],
    ])
  })

  it('keeps the check-up programme', () => {
    expect(checkUp).toMatchObject({ price: 30_000, months: 3, consultations: { count: 2, minutes: 40 } })
  })

  it('keeps the weight-loss packages', () => {
    expect(
      weightLoss.packages.map(({ id, months, price, monthlyPayment, popular }) => ({
        id,
        months,
        price,
        monthlyPayment,
        popular,
      })),
    ).toEqual([
      { id: 'basic', months: 3, price: 119_215, monthlyPayment: 39_738, popular: false },
      { id: 'extended', months: 6, price: 226_930, monthlyPayment: 37_822, popular: true },
    ])
  })

  it('keeps the weight-loss service lines', () => {
    const lines = weightLoss.packages.map(({ services }) => services.map(({ id, price }) => [id, price]))
    const singlePrice = [
      ['nutritional-correction', 3000],
      ['diet-regime', 6000],
      ['physical-activity', 1500],
      ['injections', 1500],
      ['drug-expiry-tracking', 500],
    ]
    expect(lines).toEqual([
      [
        ['doctor-chat', 30_000],
        ['drug-ordering-storage', 57_000],
        ['monthly-consultation', 4500],
        ['dynamics-analysis', 1500],
        ...singlePrice,
      ],
      [
        ['doctor-chat', 42_000],
        ['drug-ordering-storage', 133_000],
        ['monthly-consultation', 9000],
        ['dynamics-analysis', 3000],
        ...singlePrice,
      ],
    ])
  })

  it('keeps the free consultation', () => {
    expect(weightLoss.freeConsultation).toMatchObject({ minutes: 15, packageName: 'Безкоштовна консультація' })
  })

  it('keeps the claims', () => {
    expect(claims).toEqual({ yearsOfPractice: 27, cases: 20_000, successPercent: 95, averageLossKg: 15 })
  })

  it('keeps the legal terms', () => {
    expect(legalTerms).toEqual({
      minimumAgeYears: 18,
      returnDays: 14,
      refundDays: 30,
      withdrawalDays: 14,
      dataRequestReviewWorkingDays: 10,
      dataRequestFulfilDays: 30,
      dataRequestLimitDays: 45,
      violationReportWorkingDays: 1,
    })
  })
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
