import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CurrentSection } from '#components/blog/current-section'
import type { LegalDocument as Document } from '#content/types'
import { formatDay } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = { document: Document; appendix?: { id: string; title: string }; children?: ReactNode }

/** A legal text: title, contents, numbered sections with anchors; `children` follow the last one. */
export async function LegalDocument({ document, appendix, children }: Props) {
  const t = await getTranslations('Legal')
  const locale = await currentLocale()
  const contents = document.sections.map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title[locale]}` }))
  return (
    <div className="wrap page-top pb-24">
      <h1 className="title-2 max-w-[20em]">{joinHeadingWords(document.title[locale])}</h1>
      <p className="lead mt-5 max-w-160">{document.lead[locale]}</p>
      <p className="note mt-3">{t('effective', { date: formatDay(locale, document.effective) })}</p>
      <div className="legal line-above">
        <nav aria-labelledby="contents" className="contents-list">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {[...contents, ...(appendix ? [appendix] : [])].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
          <CurrentSection />
        </nav>
        <div className="prose min-w-0">
          {document.sections.map(({ id, body }, index) => (
            <section key={id} id={id}>
              <h2>{joinHeadingWords(contents[index]?.title ?? '')}</h2>
              {body[locale].map((block, position) =>
                typeof block === 'string' ? (
                  <p key={position}>{block}</p>
                ) : (
                  <ul key={position}>
                    {block.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
          {children}
        </div>
      </div>
    </div>
  )
}
