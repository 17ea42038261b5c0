import '../../../sheet.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { clinic } from '#content/clinic'
import { findSheet, sheets } from '#content/sheets'
import { PrintButton } from '#components/sheets/print-button'
import { SheetPage } from '#components/sheets/sheet-page'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

type Props = PageProps<'/[lang]/sheet/[slug]'>

export function generateStaticParams(): { slug: string }[] {
  return sheets.map(({ slug }) => ({ slug }))
}

const load = async (params: Props['params']) => findSheet((await params).slug) ?? notFound()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await currentLocale()
  const { title, lead } = await load(params)
  return {
    title: `${title[locale]} — ${clinic.name[locale]}`,
    description: lead[locale],
    robots: { index: false, follow: true },
  }
}

/** A sheet to print and fill in by hand; it looks on the screen as on paper. */
export default async function PrintedSheet({ params }: Props) {
  const t = await getTranslations('Sheet')
  const article = await getTranslations('Article')
  const locale = await currentLocale()
  const sheet = await load(params)
  return (
    <div className="wrap sheet-page">
      <SheetPage sheet={sheet} />
      <div className="sheet-actions">
        <PrintButton label={t('print')} />
        <a href={pathTo(locale, 'article', { slug: sheet.slug })} className={buttonClass('outline')}>
          {article('toText')}
        </a>
        <p className="note hidden self-center noscript:block">{t('printHint')}</p>
      </div>
    </div>
  )
}
