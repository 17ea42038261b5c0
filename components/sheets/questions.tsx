import type { QuestionsSheet } from '#content/sheets'
import type { Locale } from '#lib/i18n/locales'

/** Lines of one's own after the questions. */
const own = [1, 2]

/** Questions, each over lines for its answer; the last are the reader's own. */
export function Questions({ sheet, locale }: { sheet: QuestionsSheet; locale: Locale }) {
  return (
    <ol className="sheet-questions">
      {sheet.questions[locale].map((question) => (
        <li key={question}>{question}</li>
      ))}
      {own.map((number) => (
        <li key={number} className="sheet-own">
          {sheet.own[locale]}
        </li>
      ))}
    </ol>
  )
}
