import type { ReactNode } from 'react'

/** A card with two real sides; the hidden one is inert. Without scripts both stand one above the other. */
export function FlipCard({ isFlipped, front, back }: { isFlipped: boolean; front: ReactNode; back: ReactNode }) {
  return (
    <div data-flipped={isFlipped} className="flip-card grid">
      <div className="flip-side rounded-3xl bg-paper p-5 sm:p-9" inert={isFlipped}>
        {front}
      </div>
      <div className="flip-side flip-back rounded-3xl bg-plum p-5 text-paper on-plum sm:p-9" inert={!isFlipped}>
        {back}
      </div>
    </div>
  )
}
