import type { ReactNode } from 'react'

import { getPageTranslator } from '#lib/i18n/current-locale'

export async function NextSteps(): Promise<ReactNode> {
  const { t } = await getPageTranslator('SignUpPage')
  return (
    <ol className="set-off max-w-120 border-mark *:py-2">
      {(['call', 'visit', 'plan'] as const).map((step) => (
        <li key={step}>{t(`next.${step}`)}</li>
      ))}
    </ol>
  )
}
