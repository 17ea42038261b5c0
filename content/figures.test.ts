import { readFileSync } from 'node:fs'
import { figures } from '#content/figures/index'
import type { Figure } from '#content/figures/types'
import { figurePlace } from '#lib/blog/article-html'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { locales, type Locale } from '#lib/i18n/locales'
import { numbersOf as numbers } from '#scripts/check/numbers'

const folder = 'content/posts'
const drawn = [...figures].map(([slug, figure]) => ({ slug, figure }))

function read(slug: string, locale: Locale) {
  const file = `${folder}/${slug}/${locale}.md`
  return parseFrontMatter(file, readFileSync(file, 'utf8'))
}

/** All words of a language below `value`. */
function texts(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (locale in value) return [Object.entries(value).find(([key]) => key === locale)?.[1]].flat().map(String)
  return Object.values(value).flatMap((item) => texts(item, locale))
}

/** Numbers of an invented series: only the drawing has them. */
function invented(figure: Figure): string[] {
  if (!figure.isExample || figure.form !== 'week') return []
  return [...figure.days.flat(), figure.mean].map(String)
}

const withoutMeaning = ['references', 'range', 'ticks', 'every', 'days', 'heights', 'count']

/** Numbers that set where something is drawn, by the path of their field. */
function drawnNumbers(value: unknown, path = ''): [path: string, value: number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value).filter(([key]) => !withoutMeaning.includes(key))
  return fields.flatMap(([key, field]) => drawnNumbers(field, `${path}.${key}`))
}

/** Where scales of the figure begin and end. */
function ends(figure: Figure): number[] {
  const ranges =
    figure.form === 'scales' ? figure.rows.map(({ range }) => range) : 'range' in figure ? [figure.range] : []
  return [0, ...ranges.flat()]
}

/** What a number of the article is drawn as: minutes in hours, weeks and months in days, per cent over a level of 100. */
function drawnAs(figure: Figure, number: number): number[] {
  if (figure.form === 'axis' && figure.range[0] === -24) return [number, number / 60]
  if (figure.form === 'axis' && figure.range[1] === 365) return [number, number * 7, Math.round((number * 365) / 12)]
  if (figure.form === 'levels' && figure.isSteps) return [number, 100, 100 + number]
  return [number]
}

describe.each(drawn)('the figure of $slug', ({ slug, figure }) => {
  it.each(locales)('says only numbers of the article, %s', (locale) => {
    const { markdown } = read(slug, locale)
    const known = [...numbers(markdown), ...invented(figure)]
    // A year of publication stands in the list of works; ticks of an axis say nothing of their own.
    const shown = texts({ ...figure, source: undefined, ticks: undefined }, locale).flatMap(numbers)
    expect(known).toEqual(expect.arrayContaining(shown))
  })

  it.each(locales)('draws only numbers of the article, %s', (locale) => {
    const said = numbers(read(slug, locale).markdown).map(Number)
    const known = new Set([...said.flatMap((number) => drawnAs(figure, number)), ...ends(figure)])
    const drawnOnes = figure.isExample ? [] : drawnNumbers(figure)
    expect(drawnOnes.filter(([, value]) => !known.has(Math.abs(value)) && !known.has(value))).toEqual([])
  })

  it.each(locales)('has as many dots as its labels say, %s', (locale) => {
    for (const { heights, dots, labels } of figure.form === 'dots' ? figure.fields : []) {
      const countOf = (some: typeof dots) => some.reduce((sum, { count }) => sum + count, 0)
      const total = countOf(dots)
      const wrong = labels.filter(({ value, kind }, index) => {
        const said = Number(numbers(value[locale]).at(-1))
        const count = countOf(kind ? dots.filter((each) => each.kind === kind) : dots.slice(0, index + 1))
        // One for each, a share of all, all; or a column for one.
        const meant = kind ? [count, (100 * count) / total, total] : [count / Number(heights)]
        return !Number.isNaN(said) && !meant.some((each) => Math.abs(each - said) <= 0.5)
      })
      expect(wrong).toEqual([])
    }
  })

  it.each(locales)('names works that the article names, %s', (locale) => {
    const { head, markdown } = read(slug, locale)
    expect(figure.references.length).toBeGreaterThan(0)
    for (const reference of figure.references) {
      expect(head.references[reference - 1]).toBeDefined()
      expect(markdown).toMatch(new RegExp(`\\[(?:\\d+, ?)*${reference}(?:, ?\\d+)*\\]`))
    }
  })

  it.each(locales)('has one place in the text, %s', (locale) => {
    expect(read(slug, locale).markdown.split(`\n\n${figurePlace}\n\n`)).toHaveLength(2)
  })

  it.each(locales)('has a title of one line, %s', (locale) => {
    expect(figure.title[locale].length).toBeLessThanOrEqual(60)
  })

  it('has the same numbers in both languages', () => {
    for (const text of [figure.title, figure.description, figure.conclusion, figure.note]) {
      expect(numbers(text.en).toSorted()).toEqual(numbers(text.ua).toSorted())
    }
  })

  it('says that an invented series is an example', () => {
    if (!figure.isExample) return
    expect(figure.note.ua).toMatch(/приклад/i)
    expect(figure.note.en).toMatch(/example/i)
  })
})

it('takes the average of a week from all days but the first', () => {
  const weeks = drawn.flatMap(({ figure }) => (figure.form === 'week' ? [figure] : []))
  for (const { days, mean } of weeks) {
    const counted = days.slice(1).flat()
    expect(Math.round(counted.reduce((sum, value) => sum + value, 0) / counted.length)).toBe(mean)
  }
  expect(weeks).not.toHaveLength(0)
})
