import type { CheckedContent } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { quoteMatch } from '#lib/editing/rules/typography'
import { locales } from '#lib/i18n/locales'

/**
 * Checks that the texts use the words preferred by `content/glossary.yaml`. Limits the number of
 * words such as “honestly”.
 */
export function checkGlossary({ content, texts }: CheckedContent, report: ReportProblem): void {
  const { terms, sincerity } = content.document('glossary')
  for (const locale of locales) {
    const textsInLocale = texts
      .filter((each) => each.locale === locale)
      .map((each) => ({ ...each, text: each.text.replaceAll('\u00A0', ' ') }))
    for (const { preferred, avoid, except } of terms.filter((term) => term.locale === locale)) {
      const exception = except && new RegExp(except.form, 'giu')
      for (const checked of textsInLocale) {
        const text = exception ? checked.text.replaceAll(exception, '') : checked.text
        const match = avoid.exec(text)
        if (match) report(checked, { rule: 'preferred', preferred, place: quoteMatch(match) })
      }
    }
    const { limit } = sincerity
    const sincereTexts = textsInLocale.filter(({ text }) => sincerity[locale].test(text))
    for (const checked of sincereTexts.slice(limit)) report(checked, { rule: 'sincerity', limit })
  }
}
