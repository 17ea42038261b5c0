import type { ReactNode } from 'react'
import { drawCover } from '#components/figures/cover-drawing'
import { FigureDrawing } from '#components/figures/figure'
import { pickLanguage } from '#lib/content/localized'
import { figureSchema } from '#lib/content/schemas/figure'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { openFile } from '#lib/editing/yaml-file'

type FigurePreviewProps = { text: string; words: Pick<DeskTexts, 't' | 'locale'> }

const coverSize = { width: 320, height: 240 } as const

/**
 * The drawing and the cover in `figure.yaml`. The sign “…” replaces each empty text. While
 * `figure.yaml` is invalid, a message replaces the drawing.
 */
export async function FigurePreview({ text, words }: FigurePreviewProps): Promise<ReactNode> {
  const { t, locale } = words
  const written = openFile('figure.yaml', text).document.toJS() as unknown
  const { data } = figureSchema.safeParse(fillEmptyTexts(written))
  if (!data) return <p className="text-muted">{t('content.noDrawing')}</p>
  const figure = pickLanguage(data, locale)
  const svg = await drawCover(data.cover, coverSize).catch(() => undefined)
  const src = svg && `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
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
      {src !== undefined && (
        <img src={src} alt={t('content.drawing')} {...coverSize} className="rounded-lg" />
      )}
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
