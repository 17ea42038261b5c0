import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { checkUpQuestions, homeQuestions, weightLossQuestions } from '#content/faq'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

const questions = { home: homeQuestions, checkUp: checkUpQuestions, weightLoss: weightLossQuestions }

type Props = {
  page: keyof typeof questions
  /** Stands beside the questions on wide screens. */
  children?: ReactNode
}

/** Questions with their answers, the first one open; `app/faq.css` comes with the page. */
export async function Faq({ page, children }: Props) {
  const t = await getTranslations('Faq')
  const locale = await currentLocale()
  return (
    <section aria-labelledby="faq-title" className="section faq">
      <div className="wrap">
        <h2 id="faq-title" className="title-2">
          {joinHeadingWords(t('title'))}
        </h2>
        <div>
          {questions[page].map(({ id, question, answer }, index) => (
            <details key={id} open={index === 0}>
              <summary>{question[locale]}</summary>
              <p>{answer[locale]}</p>
            </details>
          ))}
        </div>
        {children}
      </div>
    </section>
  )
}
