import { getMessages } from 'next-intl/server'

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
