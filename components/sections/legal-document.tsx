import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { LegalDocument as Document } from '#content/types'
import { formatDay } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'

type Props = { document: Document; appendix?: { id: string; title: string }; children?: ReactNode }

/** A legal text: title, contents, numbered sections with anchors; `children` follow the last one. */
export async function LegalDocument({ document, appendix, children }: Props) {
  const t = await getTranslations('Legal')
  const locale = await currentLocale()
  const contents = document.sections.map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title[locale]}` }))
  return (
    <div className="wrap pt-8 pb-24 lg:pt-14">
      <h1 className="title-2 max-w-[20em]">{document.title[locale]}</h1>
      <p className="lead mt-5 max-w-176">{document.lead[locale]}</p>
      <p className="note mt-3">{t('effective', { date: formatDay(locale, document.effective) })}</p>
      <div className="mt-10 grid gap-x-16 gap-y-8 line-above pt-10 lg:grid-cols-[18rem_1fr]">
        <nav aria-labelledby="contents" className="text-[0.9375rem] lg:sticky lg:top-28 lg:self-start print:hidden">
          <h2 id="contents" className="mb-2 font-sans text-base font-semibold">
            {t('contents')}
          </h2>
          <ol>
            {[...contents, ...(appendix ? [appendix] : [])].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-2 text-muted underline-offset-4 hover:text-ink hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose min-w-0">
          {document.sections.map(({ id, body }, index) => (
            <section key={id} id={id} className="scroll-mt-6">
              <h2>{contents[index]?.title}</h2>
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
