/** Stands where an article will be while there is none (spec section 4). */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid max-w-176 gap-4">
      <span className="sr-only">{label}</span>
      {['h-12 w-4/5', 'h-12 w-3/5', 'mt-6 h-5 w-full', 'h-5 w-11/12', 'h-5 w-full', 'h-5 w-4/6'].map((size) => (
        <span key={size} aria-hidden="true" className={`block rounded-md bg-wash ${size}`} />
      ))}
    </div>
  )
}
