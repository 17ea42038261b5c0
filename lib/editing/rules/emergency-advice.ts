import type { OpenContent } from '#lib/content/open-content'
import { postsPath, type CheckedArticle } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'

/**
 * Checks that an article matches the patterns of its field `mustSay`, such as the advice to call an
 * ambulance. The match may be in the text, the key facts or the printable sheet.
 */
export function checkEmergencyAdvice(
  { slug, texts, facts, files }: CheckedArticle,
  content: OpenContent,
  report: ReportProblem,
): void {
  for (const { file, locale, markdown } of texts) {
    const sheet = `sheet.${locale}.md`
    const keyFacts = facts.keyFacts.map(
      ({ value, meaning }) => `${value[locale]} ${meaning[locale]}`,
    )
    const sheetText = files.includes(sheet) ? content.text(`${postsPath}/${slug}/${sheet}`) : ''
    const shown = [markdown, ...keyFacts, sheetText].join('\n\n').replaceAll(/\u00A0|&nbsp;/g, ' ')
    for (const { reason, [locale]: pattern } of facts.mustSay)
      if (!pattern.test(shown)) report({ file }, { rule: 'mustSay', reason })
  }
}
