import { ContentError } from '#lib/content/content-error'
import { deepFreeze } from '#lib/content/deep-freeze'

/** Functions that make the values of an object's properties, by the name of the property. */
export type PartMakers<Parts> = { readonly [Part in keyof Parts]: () => Parts[Part] }

/**
 * Makes an object with the frozen values that `makers` return. When a function throws a
 * `ContentError`, reading its property throws the same error. So only the pages that read the
 * property fail.
 * @param report called with the `ContentError` of each property that cannot be made
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
