import type { ReactNode } from 'react'
import { useHydrated } from '#components/ui/use-hydrated'

/** A card with two real sides; the one turned away is inert. Without scripts both stand in the open. */
export function FlipCard({ isFlipped, front, back }: { isFlipped: boolean; front: ReactNode; back: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <div data-flipped={isFlipped} className="flip-card grid">
      <div className="flip-side rounded-3xl bg-paper p-5 sm:p-9" inert={isHydrated && isFlipped}>
        {front}
      </div>
      <div
        className="flip-side flip-back rounded-3xl bg-plum p-5 text-paper on-plum sm:p-9"
        inert={isHydrated && !isFlipped}
      >
        {back}
      </div>
    </div>
  )
}
