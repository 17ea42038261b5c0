import type { ReactNode } from 'react'
import { RangeBar } from '#components/ui/range-bar'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { ContentIn } from '#lib/content/site-content'
import type { Inclusion } from '#lib/content/package-inclusion'
import type { MeasuredTest } from '#lib/content/schemas/tests'
import { toPercent } from '#lib/figures/scale'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

type ShownTest = InLanguage<MeasuredTest>
type TestRange = NonNullable<ShownTest['range']>

/** Tests that the same programmes include. `months` are the lengths of these programmes. */
type TestSet = { months: readonly number[]; tests: readonly ShownTest[] }

/** All tests: first the tests that everyone gets, then the tests done when indicated. */
export async function MeasuredTests(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('MeasuredTests')
  const { tests: groups, packages } = contentIn(locale)
  const monthsOf = new Map(packages.map(({ id, months }) => [id, months]))
  const indicated = listTestSets(groups, 'indicated', monthsOf)
  const tests = groups.flatMap((group) => group.tests)
  const sources = new Set(tests.flatMap(({ range }) => range?.source ?? []))
  return (
    <Section id="tests" title={t('title')} lead={t('lead')} className="break-before-page bg-wash">
      <div className="mt-10 grid items-start gap-x-16 gap-y-8 xl:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <div>
          <h3>{t('everyone')}</h3>
          {listTestSets(groups, 'everyone', monthsOf).map((set) => (
            <Tests key={set.months.join(' ')} set={set} />
          ))}
        </div>
        <details className="wall-more">
          <summary className="question line-below print:hidden">
            {t('more', { count: indicated.flatMap((set) => set.tests).length })}
          </summary>
          <h3>{t('indicated')}</h3>
          {indicated.map((set) => (
            <Tests key={set.months.join(' ')} set={set} />
          ))}
        </details>
      </div>
      <p className="note mt-8 max-w-140">{t('note', { sources: [...sources].join('; ') })}</p>
      <a href={pathTo(locale, 'screening')} className="mt-4 text-link">
        {t('screening')}
      </a>
    </Section>
  )
}

/**
 * Joins the tests that the same programmes include in the given way.
 * @param monthsOf length of each programme by its id
 */
function listTestSets(
  groups: ContentIn['tests'],
  inclusion: Exclude<Inclusion, 'none'>,
  monthsOf: ReadonlyMap<string, number>,
): TestSet[] {
  const sets = new Map<string, TestSet>()
  for (const { tests, packages } of groups) {
    const including = packages.filter((each) => each.inclusion === inclusion)
    if (including.length === 0) continue
    const months = including.flatMap(({ id }) => monthsOf.get(id) ?? [])
    const key = months.join(' ')
    sets.set(key, { months, tests: [...(sets.get(key)?.tests ?? []), ...tests] })
  }
  return [...sets.values()]
}

/** A table of the tests with an example range, and a list of the other tests. */
async function Tests({ set: { months, tests } }: { set: TestSet }) {
  const { t, locale } = await getPageTranslator('MeasuredTests')
  const list = new Intl.ListFormat(localeDetails[locale].tag)
  const programmes =
    months.length === contentIn(locale).packages.length
      ? t('every')
      : t('only', {
          count: months.length,
          months: list.format(months.map(String)),
          last: months.at(-1) ?? 0,
        })
  const ranged = tests.flatMap(({ range, ...test }) => (range ? { ...test, range } : []))
  const others = tests.filter(({ range }) => !range)
  return (
    <div className="mb-8 break-inside-avoid last:mb-0">
      <p className="note mt-1 mb-4">{programmes}</p>
      {ranged.length > 0 && (
        <table className="rows mb-6 w-full max-sm:block">
          <thead className="note max-sm:block">
            <tr className="max-sm:flex max-sm:justify-between">
              <th scope="col">{t('test')}</th>
              <th scope="col">{t('range')}</th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {ranged.map((test) => (
              <tr key={test.id} className="max-sm:block">
                <th scope="row" className="leading-tight max-sm:block">
                  <TestName test={test} />
                  {test.range.whom && <small className="note block">{test.range.whom}</small>}
                </th>
                <td className="w-1 max-sm:block max-sm:w-auto max-sm:pt-0!">
                  <Range range={test.range} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <ul className="gap-x-8 leading-tight sm:columns-2 print:columns-1">
          {others.map((test) => (
            <li key={test.id} className="line-above break-inside-avoid py-2">
              <TestName test={test} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function TestName({ test: { name, unit } }: { test: Pick<ShownTest, 'name' | 'unit'> }) {
  if (unit === undefined) return name
  return (
    <>
      {name},&nbsp;<span className="whitespace-nowrap text-muted">{unit}</span>
    </>
  )
}

async function Range({ range }: { range: TestRange }) {
  const { t, locale } = await getPageTranslator('MeasuredTests')
  const { scale, from, below = from ?? 0, digits } = range
  const limit = toPercent({ scale }, below)
  const value = formatNumber(locale, below, digits)
  return (
    <div className="flex items-center gap-4">
      <RangeBar
        {...(from === undefined ? { to: limit } : { from: limit })}
        marker={limit}
        height={10}
        className="w-40 shrink-0 fill-paper max-sm:w-auto max-sm:min-w-0 max-sm:flex-1 dark:fill-plum print:hidden"
      />
      <span className="min-w-28 text-sm whitespace-nowrap text-muted max-sm:min-w-0">
        {t(from === undefined ? 'below' : 'from', { value })}
      </span>
    </div>
  )
}
