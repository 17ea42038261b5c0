import type { FAQPageLeaf } from 'schema-dts'
import type { Question } from '#content/faq'
import type { Locale } from '#lib/i18n/locales'

/** The questions that a page shows, with their answers. */
export function faqPage(questions: readonly Question[], locale: Locale): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[locale],
      acceptedAnswer: { '@type': 'Answer', text: answer[locale] },
    })),
  }
}
