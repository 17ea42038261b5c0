import type { ReactNode } from 'react'

import { TickList } from '#components/ui/tick-list'
import { getPageTranslator } from '#lib/i18n/current-locale'

const steps = ['call', 'visit', 'plan'] as const

/** What happens after a sign-up, beside the form. */
export async function NextSteps(): Promise<ReactNode> {
  const { t } = await getPageTranslator('SignUpPage')
  return (
    <ol className="set-off max-w-120 border-mark *:py-2">
      {steps.map((step) => (
        <li key={step}>{t(`next.${step}`)}</li>
      ))}
    </ol>
  )
}

/** The same steps after the sign-up. The visitor ticks each step that is done. */
export async function SentSteps(): Promise<ReactNode> {
  const { t } = await getPageTranslator('SignUpPage')
  return (
    <div role="group" aria-labelledby="sent-steps" className="ticks mt-6 w-full">
      <p id="sent-steps" className="note">
        {t('stepsTitle')}
      </p>
      <TickList
        steps={steps.map((step) => ({
          text: (
            <>
              <b className="font-semibold">{t(`steps.${step}.name`)}</b> {t(`steps.${step}.text`)}
            </>
          ),
        }))}
      />
    </div>
  )
}
