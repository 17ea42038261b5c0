import type { Figure } from '#content/figures/types'

/** The drawn number of each embedded article, by its slug. */
export const figures: Partial<Record<string, Figure>> = {}
