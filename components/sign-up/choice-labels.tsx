import { getTranslations } from 'next-intl/server'
import type { ChoiceLabels } from '#components/sign-up/card-choice'

/** Words above the form. */
export async function choiceLabels(): Promise<ChoiceLabels> {
  const t = await getTranslations('Subscribe')
  return {
    ordered: t('ordered'),
    remove: t('removeOrder'),
    removed: t('removedOrder'),
    earlier: { sent: t('earlierSent'), failed: t('earlierFailed') },
  }
}
