import { useSyncExternalStore } from 'react'
import { cardAfter, choiceOf, initialCard, type CardEvent, type CardState } from '#components/sign-up/card-state'
import { clearDraft, saveDraft } from '#components/sign-up/draft'

let card = initialCard
const listeners = new Set<() => void>()

/** The card as it is; it outlives the page it stands on, as a request on its way does. In the browser only. */
export const currentCard = (): CardState => card

/** Tells the card what happened, on its page or on another one; its choice is kept for this tab. */
export function tellCard(event: CardEvent): void {
  const before = card
  card = cardAfter(card, event)
  if (card.sent > before.sent) clearDraft()
  const isSame = card.sent === before.sent && choiceOf(card) === choiceOf(before) && card.removed === before.removed
  // What is read from the draft does not make it younger.
  if (!isSame && event.kind !== 'opened') saveDraft({ order: choiceOf(card)?.code ?? null, removed: card.removed })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The card, drawn anew at every change; `server` is what the server draws, always the same object. */
export function useCard(server: CardState = initialCard): CardState {
  return useSyncExternalStore(subscribe, currentCard, () => server)
}
