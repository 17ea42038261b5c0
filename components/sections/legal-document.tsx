import { TableOfContents } from '#components/blog/article-content'
import { Facts, Lines } from '#components/ui/lists'
import { content } from '#lib/content/content'
import type { LegalDocument as Document } from '#lib/content/legal'
import { wordsOf } from '#lib/i18n/current-locale'
import { formatPhone } from '#lib/leads/phone'
import { formatDay } from '#lib/text/format'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = { document: Document; hasRequisites?: true }

/** A legal text beside its contents; `hasRequisites`: ends with those of the seller. */
export async function LegalDocument({ document, hasRequisites }: Props) {
  const { t, locale } = await wordsOf('Legal')
  const contents = document.sections.map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title[locale]}` }))
  const requisites = hasRequisites ? [{ id: 'requisites', title: t('requisites') }] : []
  return (
    <div className="wrap page-top pb-24">
      <h1 className="title-2 max-w-[20em]">{joinHeadingWords(document.title[locale])}</h1>
      <p className="lead mt-5 max-w-160">{document.lead[locale]}</p>
      <p className="note mt-3">{t('effective', { date: formatDay(locale, document.effective) })}</p>
      <div className="legal line-above">
        <TableOfContents title={t('contents')} headings={[...contents, ...requisites]} />
        <div className="prose min-w-0">
          {document.sections.map(({ id, body }, index) => (
            <section key={id} id={id}>
              <h2>{joinHeadingWords(contents[index]?.title ?? '')}</h2>
              {body[locale].map((block, position) =>
                typeof block === 'string' ? <p key={position}>{block}</p> : <Lines key={position} lines={block} />,
              )}
            </section>
          ))}
          {requisites.map((heading) => (
            <CompanyDetails key={heading.id} {...heading} />
          ))}
        </div>
      </div>
    </div>
  )
}

async function CompanyDetails({ id, title }: { id: string; title: string }) {
  const { t, locale } = await wordsOf('Legal')
  const { name, code, address, iban } = content.clinic.legalEntity
  const facts = [
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
      <Facts facts={facts} className="mt-4 grid" />
    </section>
  )
}
