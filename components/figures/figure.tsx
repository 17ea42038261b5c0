import { Ratio, Scales } from '#components/figures/scales'
import { Dots } from '#components/figures/dots'
import { Bars, Levels } from '#components/figures/levels'
import { Portions, Week } from '#components/figures/week'
import { Table } from '#components/table'
import type { Figure } from '#lib/content/figure'
import type { Localized } from '#lib/content/values'
import { numberRows } from '#lib/figures/number-rows'
import { getPageTranslator } from '#lib/i18n/current-locale'
import type { Locale } from '#lib/i18n/locales'
import { joinShortWords } from '#lib/text/short-words'

export async function ArticleFigure({ figure }: { figure: Figure }) {
  const { t, locale } = await getPageTranslator('Article')
  const { title, unit, description, conclusion, note, source, references, ground } = figure
  const words = (text: Localized) => joinShortWords(text[locale])
  return (
    <figure className="article-figure my-10 max-w-172.5">
      <div
        className={`@container overflow-x-auto rounded-2xl px-4.5 py-5 text-sm/tight break-inside-avoid sm:px-7 sm:py-6.5 forced-colors:border ${
          ground === 'plum' ? 'on-plum bg-plum text-white' : 'bg-wash'
        }`}
      >
        <p className="mb-5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 text-balance">
          <b id="figure-title" className="figure text-lg/tight">
            {words(title)}
          </b>
          {unit && (
            <span className={ground === 'plum' ? 'text-mist' : 'text-muted'}>{unit[locale]}</span>
          )}
        </p>
        <div role="img" aria-labelledby="figure-title figure-description">
          <span id="figure-description" hidden>
            {description[locale]}
          </span>
          <Drawing figure={figure} locale={locale} />
        </div>
      </div>
      <figcaption className="mt-4 text-pretty">
        <b>{words(conclusion)}</b>
        {` ${words(note)}`}
        <small className="note mt-2 block">
          {`${words(source)}\u00A0`}
          {references.map((reference) => (
            <a
              key={reference}
              href={`#reference-${reference}`}
              className="p-1 underline underline-offset-4"
            >
              {`[${reference}]`}
            </a>
          ))}
        </small>
        {/* Nobody hears more than twelve numbers in a sentence. */}
        {figure.tableColumns && (
          <details className="mt-3 text-sm">
            <summary className="py-3 print:list-none">{t('figureTable')}</summary>
            <Table columns={figure.tableColumns[locale]} rows={numberRows(figure, locale)} />
          </details>
        )}
      </figcaption>
    </figure>
  )
}

function Drawing({ figure, locale }: { figure: Figure; locale: Locale }) {
  switch (figure.form) {
    case 'week':
      return <Week figure={figure} locale={locale} />
    case 'dots':
      return <Dots figure={figure} locale={locale} />
    case 'portions':
      return <Portions figure={figure} locale={locale} />
    case 'axis':
    case 'scales':
      return <Scales figure={figure} locale={locale} />
    case 'bars':
      return <Bars figure={figure} locale={locale} />
    case 'levels':
      return <Levels figure={figure} locale={locale} />
    case 'ratio':
      return <Ratio figure={figure} locale={locale} />
  }
}
