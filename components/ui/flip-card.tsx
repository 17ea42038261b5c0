import { useSyncExternalStore, type ReactNode } from 'react'

const subscribe = () => () => undefined

/** A card with two real sides; the one turned away is inert. Without scripts both stand in the open. */
export function FlipCard({ isFlipped, front, back }: { isFlipped: boolean; front: ReactNode; back: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return (
    <div data-flipped={isFlipped} className="flip-card grid">
      <div className="flip-side card" inert={isHydrated && isFlipped}>
        {front}
      </div>
      <div className="flip-side flip-back card bg-plum text-white on-plum" inert={isHydrated && !isFlipped}>
        {back}
      </div>
    </div>
  )
}
