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
import { pathTo } from '#lib/i18n/routes'

/** All tests as rows: first the tests that everyone gets, then the tests done when indicated. */
export async function MeasuredTests(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('MeasuredTests')
  const { everyone = [], indicated = [] } = Object.groupBy(
    contentIn(locale).tests,
    ({ packages }) =>
      packages.some(({ inclusion }) => inclusion === 'everyone') ? 'everyone' : 'indicated',
  )
  const tests = contentIn(locale).tests.flatMap((group) => group.tests)
  const sources = new Set(tests.flatMap(({ range }) => range?.source ?? []))
  return (
    <Section id="tests" title={t('title')} lead={t('lead')} className="break-before-page bg-wash">
      <div className="mt-10 grid items-start gap-x-16 gap-y-8 xl:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <Wall inclusion="everyone" groups={everyone} />
        <details className="wall-more">
          <summary className="min-h-11 py-2 underline underline-offset-4 print:hidden">
            {t('more', { count: indicated.flatMap((group) => group.tests).length })}
          </summary>
          <Wall inclusion="indicated" groups={indicated} />
        </details>
      </div>
      <p className="note mt-8 max-w-140">{t('note', { sources: [...sources].join('; ') })}</p>
      <a href={pathTo(locale, 'screening')} className="mt-4 text-link">
        {t('screening')}
      </a>
    </Section>
  )
}

type WallProps = { inclusion: Exclude<Inclusion, 'none'>; groups: ContentIn['tests'] }

async function Wall({ inclusion, groups }: WallProps) {
  const { t, locale } = await getPageTranslator('MeasuredTests')
  return (
    <table className="rows wall w-full">
      <caption className="text-lg">
        <i data-inclusion={inclusion} aria-hidden="true" className="mr-2.5" />
        {t(inclusion)}
      </caption>
      <thead className="note">
        <tr>
          <th scope="col">{t('test')}</th>
          <th scope="col">{t('range')}</th>
          {contentIn(locale).packages.map(({ id, name, months }) => (
            <th key={id} scope="col">
              <span className="sr-only">{`${name}, `}</span>
              {months}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.flatMap(({ tests, packages }) =>
          tests.map(({ id, name, unit, range }) => (
            <tr key={id}>
              <th scope="row">
                {name} {range?.whom && <small className="note">{range.whom}</small>}
              </th>
              <td>{range ? <Range range={range} unit={unit} /> : unit}</td>
              {packages.map(({ id, inclusion }) => (
                <td key={id} data-inclusion={inclusion}>
                  {inclusion === 'none' ? '—' : t(inclusion)}
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

async function Range({
  range,
  unit = '',
}: {
  range: NonNullable<InLanguage<MeasuredTest>['range']>
  unit: string | undefined
}) {
  const { t, locale } = await getPageTranslator('MeasuredTests')
  const { scale, from, below = from ?? 0, digits } = range
  const limit = toPercent({ scale }, below)
  const number = formatNumber(locale, below, digits)
  const value = unit === '%' ? t('percent', { number }) : `${number}\u00A0${unit}`
  return (
    <>
      <RangeBar
        {...(from === undefined ? { to: limit } : { from: limit })}
        marker={limit}
        height={10}
        className="fill-paper dark:fill-plum max-sm:hidden print:hidden"
      />
      {t(from === undefined ? 'below' : 'from', { value })}
    </>
  )
}
