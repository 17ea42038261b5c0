import { getMessages } from 'next-intl/server'

/** Texts of the order badge and of the notice about an earlier sign-up. */
export type OrderLabels = {
  ordered: string
  removeOrder: string
  removedOrder: string
  earlierSent: string
  earlierFailed: string
}

export async function getOrderLabels(): Promise<OrderLabels> {
  const { ordered, removeOrder, removedOrder, earlierSent, earlierFailed } = (await getMessages())
    .Subscribe
  return { ordered, removeOrder, removedOrder, earlierSent, earlierFailed }
}
