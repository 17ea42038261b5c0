import type { ReactNode } from 'react'
import { FigureDrawing } from '#components/figures/figure'
import { pickLanguage } from '#lib/content/localized'
import { figureSchema } from '#lib/content/schemas/figure'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { openFile } from '#lib/editing/yaml-file'

type FigurePreviewProps = { text: string; words: Pick<DeskTexts, 't' | 'locale'> }

/**
 * The drawing in `figure.yaml`. The sign “…” replaces each empty text. While `figure.yaml` is
 * invalid, a message replaces the drawing.
 */
export function FigurePreview({ text, words }: FigurePreviewProps): ReactNode {
  const { t, locale } = words
  const written = openFile('figure.yaml', text).document.toJS() as unknown
  const { data } = figureSchema.safeParse(fillEmptyTexts(written))
  if (!data) return <p className="text-muted">{t('content.noDrawing')}</p>
  const figure = pickLanguage(data, locale)
  return (
    <div className="article-figure grid gap-4">
      <div
        role="img"
        aria-label={t('content.figureDrawing')}
        className={`@container overflow-x-auto rounded-2xl px-4.5 py-5 text-sm/tight ${
          data.ground === 'plum' ? 'on-plum bg-plum text-white' : 'bg-wash'
        }`}
      >
        <p className="mb-5">
          <b className="figure text-lg/tight">{figure.title}</b>
        </p>
        <FigureDrawing figure={figure} />
      </div>
    </div>
  )
}

/** Replaces empty texts by “…”, at any depth, so that an unfinished figure can be drawn. */
function fillEmptyTexts(value: unknown): unknown {
  if (value === '') return '…'
  if (Array.isArray(value)) return value.map(fillEmptyTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fillEmptyTexts(part)]),
  )
}
