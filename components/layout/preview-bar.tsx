import type { ReactNode } from 'react'
import { isPreview } from '#lib/content/current-content'
import { getCurrentEdits } from '#lib/content/edits'
import { openContent } from '#lib/content/open-content'
import { getEditorPath } from '#lib/editing/document-pages'
import { getDocumentTitle } from '#lib/editing/document-title'
import { getPageTranslator } from '#lib/i18n/current-locale'

/**
 * A bar at the bottom of a page that an editor previews. The bar names the editor's drafts and leads
 * back to their forms. Visitors' pages have no bar.
 *
 * The bar uses only classes that the header uses. Other classes would make the style sheets of
 * visitors' pages larger.
 */
export async function PreviewBar(): Promise<ReactNode> {
  if (!isPreview()) return null
  const { t, locale } = await getPageTranslator('PreviewBar')
  const { t: deskTranslator } = await getPageTranslator('Staff')
  const edits = getCurrentEdits()
  const content = openContent(process.cwd(), edits)
  const links = (edits.draftDocuments ?? []).map((document) => {
    const name = getDocumentTitle(content, document, { t: deskTranslator, locale })
    return { href: getEditorPath(document), text: t('toForm', { name }) }
  })
  const hasDrafts = links.length > 0
  const shown = hasDrafts ? links : [{ href: getEditorPath(), text: t('toList') }]
  return (
    <aside
      aria-label={t('label')}
      className="line-above sticky bottom-0 z-30 bg-pistachio px-4 py-3 text-sm text-plum print:hidden"
    >
      <p className="flex flex-wrap items-center gap-3">
        <span>
          <b className="font-semibold">{t('label')}.</b> {t(hasDrafts ? 'draft' : 'noDraft')}
        </span>
        {shown.map(({ href, text }) => (
          <a
            key={href}
            href={href}
            className="min-h-11 content-center underline underline-offset-4"
          >
            {text}
          </a>
        ))}
      </p>
    </aside>
  )
}
