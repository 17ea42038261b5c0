import { embedded } from '#lib/blog/embedded'
import type { BlogSource } from '#lib/blog/types'

/** Where this site's posts come from. */
export const blog: BlogSource = embedded
