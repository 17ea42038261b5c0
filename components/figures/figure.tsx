import type { ReactNode } from 'react'
import { Ratio } from '#components/figures/ratio'
import { Scales } from '#components/figures/scales'
import { Dots } from '#components/figures/dots'
import { Axis } from '#components/figures/axis'
import { Bars } from '#components/figures/bars'
import { Levels } from '#components/figures/levels'
import { Portions } from '#components/figures/portions'
import { Week } from '#components/figures/week'
import { Table } from '#components/table'
import type { Figure } from '#lib/content/schemas/figure'
import type { InLanguage } from '#lib/content/localized'
import { numberRows } from '#lib/figures/number-rows'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { joinShortWords } from '#lib/i18n/short-words'

export async function ArticleFigure({
  figure,
}: {
  figure: InLanguage<Figure>
}): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Article')
  const { title, unit, description, conclusion, note, source, references, ground } = figure
  return (
    <figure className="article-figure my-10 max-w-172.5">
      <div
        className={`@container overflow-x-auto rounded-2xl px-4.5 py-5 text-sm/tight break-inside-avoid sm:px-7 sm:py-6.5 forced-colors:border ${
          ground === 'plum' ? 'on-plum bg-plum text-white' : 'bg-wash'
        }`}
      >
        <p className="mb-5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 text-balance">
          <b id="figure-title" className="figure text-lg/tight">
            {joinShortWords(title)}
          </b>
          {unit && <span className={ground === 'plum' ? 'text-mist' : 'text-muted'}>{unit}</span>}
        </p>
        <div role="img" aria-labelledby="figure-title figure-description">
          <span id="figure-description" hidden>
            {description}
          </span>
          <FigureDrawing figure={figure} />
        </div>
      </div>
      <figcaption className="mt-4 text-pretty">
        <b>{joinShortWords(conclusion)}</b>
        {` ${joinShortWords(note)}`}
        <small className="note mt-2 block">
          {`${joinShortWords(source)}\u00A0`}
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
        {/* The description for screen readers lists at most twelve numbers. A figure with more
            numbers has a table. */}
        {figure.tableColumns && (
          <details className="mt-3 text-sm">
            <summary className="w-fit pr-10">{t('figureTable')}</summary>
            <Table columns={figure.tableColumns} rows={numberRows(figure, locale)} />
          </details>
        )}
      </figcaption>
    </figure>
  )
}

/** The drawing of a figure without its texts. */
export function FigureDrawing({ figure }: { figure: InLanguage<Figure> }): ReactNode {
  switch (figure.form) {
    case 'week':
      return <Week figure={figure} />
    case 'dots':
      return <Dots figure={figure} />
    case 'portions':
      return <Portions figure={figure} />
    case 'axis':
      return <Axis figure={figure} />
    case 'scales':
      return <Scales figure={figure} />
    case 'bars':
      return <Bars figure={figure} />
    case 'levels':
      return <Levels figure={figure} />
    case 'ratio':
      return <Ratio figure={figure} />
  }
}
