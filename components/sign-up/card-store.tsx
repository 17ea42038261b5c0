import { useSyncExternalStore } from 'react'
import {
  cardReducer,
  initialCard,
  pendingOrder,
  type CardAction,
  type CardState,
} from '#components/sign-up/card-reducer'
import { clearDraft, saveDraft } from '#components/sign-up/draft'

let card = initialCard
const listeners = new Set<() => void>()

/** The card as it is. In the browser only. */
export const getCard = (): CardState => card

/** Changes the card; its order becomes part of the draft. */
export function dispatchCard(action: CardAction): void {
  const { sent } = card
  card = cardReducer(card, action)
  if (card.sent > sent) clearDraft()
  saveDraft({ order: pendingOrder(card), removedOrder: card.removedOrder })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The card, drawn anew at every change; `server` is what the server draws, always the same object. */
export function useCard(server: CardState = initialCard): CardState {
  return useSyncExternalStore(subscribe, getCard, () => server)
}
