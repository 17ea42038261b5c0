import { RangeBar } from '#components/ui/range-bar'
import { Section } from '#components/ui/section'
import { content } from '#lib/content/content'
import type { Inclusion, MeasuredTest } from '#lib/content/programmes'
import { toPercent } from '#lib/figures/scale'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'

/** Every test as a thin row, package by package: first what everyone has, then what is done when indicated. */
export async function MeasuredTests() {
  const { t, locale } = await getPageTranslator('MeasuredTests')
  const { everyone = [], indicated = [] } = Object.groupBy(content.tests, ({ packages }) =>
    packages.some(({ inclusion }) => inclusion === 'everyone') ? 'everyone' : 'indicated',
  )
  const tests = content.tests.flatMap((group) => group.tests)
  const sources = new Set(tests.flatMap(({ range }) => range?.source[locale] ?? []))
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
    </Section>
  )
}

type WallProps = { inclusion: Exclude<Inclusion, 'none'>; groups: typeof content.tests }

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
          {content.packages.map(({ id, name, months }) => (
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
                {name[locale]} {range?.whom && <small className="note">{range.whom[locale]}</small>}
              </th>
              <td>{range ? <Range range={range} unit={unit?.[locale]} /> : unit?.[locale]}</td>
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
  range: NonNullable<MeasuredTest['range']>
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
