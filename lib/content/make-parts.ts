import { ContentError } from '#lib/content/content-error'
import { deepFreeze } from '#lib/content/deep-freeze'

/** A function for each part of an object, which makes that part. */
export type PartMakers<Parts> = { readonly [Part in keyof Parts]: () => Parts[Part] }

/**
 * Makes each part of an object once, and freezes it.
 * A part whose documents cannot be used throws their error when it is read, so that only pages with that part fail.
 * @param report is called with the error of each part that cannot be made
 * @throws any error that is not a `ContentError`
 */
export function makeParts<Parts extends object>(
  makers: PartMakers<Parts>,
  report: (error: ContentError) => void,
): Parts {
  const parts = {}
  for (const [name, make] of Object.entries<() => unknown>(makers))
    Object.defineProperty(parts, name, { ...describePart(make, report), enumerable: true })
  return Object.freeze(parts) as Parts
}

function describePart(
  make: () => unknown,
  report: (error: ContentError) => void,
): PropertyDescriptor {
  try {
    return { value: deepFreeze(make()) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    report(error)
    return {
      get: () => {
        throw error
      },
    }
  }
}
