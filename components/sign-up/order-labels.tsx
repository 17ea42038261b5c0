import { getTranslations } from 'next-intl/server'
import type { OrderLabels } from '#components/sign-up/card-order'

/** Words above the form. */
export async function orderLabels(): Promise<OrderLabels> {
  const t = await getTranslations('Subscribe')
  return {
    order: t('ordered'),
    remove: t('removeOrder'),
    removed: t('removedOrder'),
    earlier: { sent: t('earlierSent'), failed: t('earlierFailed') },
  }
}
