/** Stands where an article will be while there is none (spec section 4), under its title where that is known. */
export function ArticleSkeleton({ label, title }: { label: string; title?: string }) {
  const lines = ['mt-6 h-5 w-full', 'h-5 w-11/12', 'h-5 w-full', 'h-5 w-4/6']
  return (
    <div role="status" className="grid max-w-160 gap-4">
      <span className="sr-only">{label}</span>
      {title && <p className="title-2">{title}</p>}
      {[...(title ? [] : ['h-12 w-4/5', 'h-12 w-3/5']), ...lines].map((size) => (
        <span key={size} aria-hidden="true" className={`block rounded-md bg-wash ${size}`} />
      ))}
    </div>
  )
}
