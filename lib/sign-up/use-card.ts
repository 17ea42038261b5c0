import { useSyncExternalStore } from 'react'
import {
  reduceCard,
  initialCard,
  getPendingOrder,
  type CardAction,
  type CardState,
} from '#lib/sign-up/card'
import { readSignUpDraft, saveSignUpDraft } from '#lib/sign-up/draft'

/**
 * State of the only sign-up card of the page (`card.ts`). Components in different places of the
 * page use the state, so this module holds the state.
 */
let card = initialCard
const listeners = new Set<() => void>()

export const getCard = (): CardState => card

/** Changes the state of the sign-up card, and saves the card's order in the tab's storage. */
export function dispatchCard(action: CardAction): void {
  card = reduceCard(card, action)
  saveSignUpDraft({ order: getPendingOrder(card) })
  for (const listener of listeners) listener()
}

/**
 * Restores the sign-up card's order from the tab's storage when the page has been opened. If the
 * site no longer offers the order, the card and the storage lose it.
 */
export function restoreCard(orders: readonly { code: string }[]): void {
  const { order, wasSent } = readSignUpDraft()
  const isOffered = orders.some(({ code }) => code === order)
  dispatchCard({ type: 'restore', order: isOffered ? order : '', wasSent })
}

function subscribeToCard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns the state of the sign-up card, and renders the component again after every change.
 * @param serverCard state with which the server renders; must be the same object on every call
 */
export function useCard(serverCard: CardState = initialCard): CardState {
  return useSyncExternalStore(subscribeToCard, getCard, () => serverCard)
}
