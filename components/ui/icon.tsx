import type { IconName } from '#content/types'

/** The one icon set: 24 × 24 line drawings. */
const paths: Record<IconName, string> = {
  consultation: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5',
  laboratory: 'M9 3h6M10 3v7l-5 8.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L14 10V3M7.6 15h8.8',
  plan: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  nutraceuticals:
    'M4.9 12.9a4.2 4.2 0 0 1 0-6l2-2a4.2 4.2 0 0 1 6 0l6.2 6.2a4.2 4.2 0 0 1 0 6l-2 2a4.2 4.2 0 0 1-6 0zM8 15.9l8-8',
  delivery: 'M3 6h11v11H3zM14 10h4l3 3v4h-7M7 17.5a1.8 1.8 0 1 0 .01 0M17.5 17.5a1.8 1.8 0 1 0 .01 0',
  monitoring: 'M3 12h4l3-7 4 14 3-7h4',
  app: 'M7 2.5h10v19H7zM11 18.5h2',
  scale: 'M4 4h16v16H4zM8.5 8.5a5 5 0 0 1 7 0L12 12z',
}

/** A decorative icon; its meaning stands in the text beside it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
      className={`fill-none stroke-current ${className}`}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
