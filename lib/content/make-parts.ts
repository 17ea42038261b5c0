import { ContentError } from '#lib/content/content-error'
import { deepFreeze } from '#lib/content/deep-freeze'

/** Functions that make the parts of an object. Each function has the name of its part. */
export type PartMakers<Parts> = { readonly [Part in keyof Parts]: () => Parts[Part] }

/**
 * Makes and freezes all parts of an object. When the function of a part throws a `ContentError`,
 * reading that part throws the same error. Then only the pages that read the part fail.
 * @param report called with the `ContentError` of each part that cannot be made
 * @throws the error of a function in `makers`, unless the error is a `ContentError`
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
