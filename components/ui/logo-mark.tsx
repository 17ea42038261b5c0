/** The clinic's sign: a reference band with a marker in it. Decorative; the name stands beside it. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" className={className}>
      <rect x="1" y="10" width="32" height="14" rx="4" className="fill-pistachio" />
      <rect x="20" y="3" width="5" height="28" rx="2.5" className="fill-current" />
    </svg>
  )
}
