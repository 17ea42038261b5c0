import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TableOfContents } from '#components/blog/article-content'
import { content } from '#lib/content/content'
import type { LegalDocument as Document } from '#lib/content/legal'
import { currentLocale } from '#lib/i18n/current-locale'
import { formatPhone } from '#lib/leads/phone'
import { formatDay } from '#lib/text/format'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = { document: Document; appendix?: { id: string; title: string }; children?: ReactNode }

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
        <TableOfContents title={t('contents')} headings={[...contents, ...(appendix ? [appendix] : [])]} />
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

export async function CompanyDetails({ id, title }: { id: string; title: string }) {
  const t = await getTranslations('Legal')
  const locale = await currentLocale()
  const { name, code, address, iban } = content.clinic.legalEntity
  const rows = [
    [t('name'), name[locale]],
    [t('code'), code],
    ...(content.clinic.licence ? [[t('licence'), content.clinic.licence[locale]] as const] : []),
    [t('address'), address[locale]],
    [t('iban'), iban],
    [t('phone'), formatPhone(content.clinic.phone)],
    [t('email'), content.clinic.email],
  ] as const
  return (
    <section id={id} className="company-details">
      <h2>{title}</h2>
      <dl className="mt-4 grid">
        {rows.map(([term, text]) => (
          <div key={term} className="grid">
            <dt className="text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
