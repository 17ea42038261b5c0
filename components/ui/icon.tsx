import type { IconName } from '#lib/content/programmes'

/** One of the set of drawings that pages share and a browser keeps. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="-2 -3 76 38"
      width="76"
      height="38"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mb-4 overflow-visible fill-none stroke-current text-mark"
    >
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  )
}
