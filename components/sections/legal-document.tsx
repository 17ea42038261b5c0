import type { ReactNode } from 'react'
import { TableOfContents } from '#components/blog/table-of-contents'
import { JsonLd } from '#components/seo/json-ld'
import { Facts, Lines } from '#components/ui/lists'
import { contentIn, getSiteContent } from '#lib/content/current-content'
import type { ConsentDocument } from '#lib/content/schemas/legal'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { listSellerDetails } from '#lib/leads/consent-texts'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { formatDay } from '#lib/i18n/format'
import { joinHeadingWords } from '#lib/i18n/short-words'

type Props = { page: 'privacyPolicy' | 'terms'; name: ConsentDocument; hasRequisites?: true }

/**
 * A legal text with a table of contents. With `hasRequisites`, the seller's details follow the
 * text.
 */
export async function LegalDocument({ page, name, hasRequisites }: Props): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Legal')
  const { t: footer } = await getPageTranslator('Footer')
  const document = contentIn(locale).legal[name]
  const contents = document.sections.map(({ id, title }, index) => ({
    id,
    title: `${index + 1}. ${title}`,
  }))
  const requisites = { id: 'requisites', title: t('requisites') }
  return (
    <div className="wrap page-top pb-24">
      <JsonLd graph={pageGraph(page, footer(page))} />
      <h1 className="title-2 max-w-[20em]">{joinHeadingWords(document.title)}</h1>
      <p className="lead mt-5 max-w-160">{document.lead}</p>
      <p className="note mt-3">{t('effective', { date: formatDay(locale, document.effective) })}</p>
      <div className="mt-10 grid gap-x-16 gap-y-8 line-above pt-10 lg:grid-cols-[288px_minmax(0,1fr)]">
        <div className="top-28 -ml-[3px] self-start overflow-y-auto pl-[3px] lg:sticky lg:pt-2.5 lg:max-h-[calc(100dvh-128px)]">
          <TableOfContents
            title={t('contents')}
            headings={hasRequisites ? [...contents, requisites] : contents}
          />
        </div>
        <div className="prose min-w-0">
          {document.sections.map(({ id, body }, index) => (
            <section key={id} id={id}>
              <h2>{joinHeadingWords(contents[index]?.title ?? '')}</h2>
              {body.map((block, position) =>
                typeof block === 'string' ? (
                  <p key={position}>{block}</p>
                ) : (
                  <Lines key={position} lines={block} />
                ),
              )}
            </section>
          ))}
          {hasRequisites && (
            <section id={requisites.id} className="scroll-mt-6">
              <h2>{requisites.title}</h2>
              <Facts
                facts={listSellerDetails(getSiteContent().clinic, locale).map(([key, text]) => [
                  t(key),
                  text,
                ])}
                className="mt-4 grid gap-x-8 sm:grid-cols-[auto_1fr]"
                rows={{ className: 'line-above py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid' }}
                terms={{ className: 'text-muted' }}
                texts={{ className: 'wrap-anywhere' }}
              />
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
