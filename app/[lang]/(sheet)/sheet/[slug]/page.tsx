import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { Diary } from '#components/figures/diary'
import { ButtonLink } from '#components/ui/button'
import { PrintButton } from '#components/ui/print-button'
import { contentIn } from '#lib/content/current-content'
import { listSheetSlugs, type PrintedSheet, readSheet } from '#lib/blog/sheet'
import { getCurrentLocale, getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/i18n/short-words'

type Props = PageProps<'/[lang]/sheet/[slug]'>

export function generateStaticParams(): { slug: string }[] {
  return listSheetSlugs().map((slug) => ({ slug }))
}

/** Reads the sheet once per render, because `generateMetadata` and the page both need the sheet. */
const loadSheet = cache(async (slug: string): Promise<PrintedSheet> =>
  listSheetSlugs().includes(slug) ? readSheet(slug, await getCurrentLocale()) : notFound(),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, lead } = await loadSheet((await params).slug)
  const name = contentIn(await getCurrentLocale()).clinic.name
  return { title: `${title} — ${name}`, description: lead, robots: { index: false, follow: true } }
}

/** A printable sheet that patients fill in by hand. */
export default async function SheetPage({ params }: Props): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Sheet')
  const { t: article } = await getPageTranslator('Article')
  const { title, lead, before, after } = await loadSheet((await params).slug)
  return (
    <div className="wrap max-w-220 pt-8 pb-16 print:p-0">
      <section
        aria-labelledby="sheet-title"
        className="sheet max-w-208 rounded-2xl border border-line p-[clamp(20px,5vw,40px)] text-sm print:border-0 print:p-0"
      >
        {/* Shown only in print: a coloured bar with a marker, as in the clinic’s logo. */}
        <div aria-hidden="true" className="mt-2 hidden h-3 rounded-md bg-pistachio print:flex">
          <span className="-my-1 ml-[62%] w-1.5 rounded-md bg-mark" />
        </div>
        <h1 id="sheet-title">{joinHeadingWords(title)}</h1>
        <p>{lead}</p>
        <div dangerouslySetInnerHTML={{ __html: before }} />
        {after !== undefined && (
          <>
            <Diary />
            <div dangerouslySetInnerHTML={{ __html: after }} />
          </>
        )}
      </section>
      <div className="flex flex-wrap gap-3 pt-6 print:hidden">
        <PrintButton label={t('print')} />
        <ButtonLink href={pathTo(locale, 'article', { slug: (await params).slug })} look="outline">
          {article('toText')}
        </ButtonLink>
        <p className="note hidden self-center noscript:block">{t('printHint')}</p>
      </div>
    </div>
  )
}
