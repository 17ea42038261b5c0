import type { ReactNode } from 'react'
import { ChecksTable, type ChecksRow } from '#components/sections/checks-table'
import { SourceMarks } from '#components/sections/screening-sources'
import { findPublishedArticle } from '#lib/blog/find-published-article'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { ScreeningCheck } from '#lib/content/schemas/screening'
import { screeningAges } from '#lib/content/screening-match'
import { getCurrentLocale, getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** The table of screening checks. Selects for sex and age mark the rows that fit. */
export async function ScreeningChecks(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Screening')
  const describeAges = ({ from, to }: InLanguage<ScreeningCheck>) =>
    to === undefined ? t('from', { from }) : t('span', { from: String(from), to })
  const rows = contentIn(locale).screening.checks.map((check): ChecksRow => ({
    id: check.id,
    sex: check.sex,
    from: check.from,
    to: check.to,
    check: <ArticleLink slug={check.article}>{check.check}</ArticleLink>,
    whom: `${t(check.sex)}, ${describeAges(check)}.`,
    condition: check.condition,
    howOften: (
      <>
        {check.howOften}&nbsp;
        <SourceMarks ids={check.sources} />
      </>
    ),
    whereFree: (
      <>
        {check.isFree && <b className="free">{t('free')}</b>}
        {check.whereFree}&nbsp;
        <SourceMarks ids={check.freeSources} />
      </>
    ),
  }))
  return (
    <div id="checks" className="wrap pb-12">
      <ChecksTable
        rows={rows}
        columns={[t('check'), t('whom'), t('howOften'), t('whereFree')]}
        texts={{
          caption: t('caption'),
          age: t('age'),
          anyAge: t('anyAge'),
          oldest: t('oldest', { age: String(screeningAges.scale[1]) }),
          sex: t('sex'),
          anySex: t('anySex'),
          woman: t('woman'),
          man: t('man'),
          privacy: t('private'),
          marked: t('marked'),
          ofTotal: t('ofTotal', { total: String(rows.length) }),
          yours: t('yours'),
          yoursIf: t('yoursIf'),
        }}
      />
    </div>
  )
}

type LinkProps = { slug: string | undefined; children: string }

/** Links a check to its article. Without a published article, the name is plain text. */
async function ArticleLink({ slug, children }: LinkProps): Promise<ReactNode> {
  const locale = await getCurrentLocale()
  const article = findPublishedArticle(slug ?? '')
  return article ? (
    <a href={pathTo(locale, 'article', { slug: article.slug })}>{children}</a>
  ) : (
    children
  )
}
