import { ContentError } from '#lib/content/content-error'
import { deepFreeze } from '#lib/content/deep-freeze'

/** For each part, the function that makes the part. */
export type PartMakers<Parts> = { readonly [Part in keyof Parts]: () => Parts[Part] }

/**
 * Makes and freezes all parts of an object. When an invalid document prevents a part, reading that
 * part throws the ContentError, so that only pages that show the part fail.
 * @param report called with the error of each part that cannot be made
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
