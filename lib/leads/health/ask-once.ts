/**
 * One answer for all who ask at the same time or within `ms` milliseconds after it, so that asking often costs no more
 * than asking once. A question that failed is asked again by the next.
 */
export function askOnce<Answer>(ask: () => Promise<Answer>, ms: number): () => Promise<Answer> {
  let last: Promise<Answer> | undefined
  let staleAt = 0

  async function refresh(): Promise<Answer> {
    try {
      const answer = await ask()
      staleAt = performance.now() + ms
      return answer
    } catch (error) {
      staleAt = 0
      throw error
    }
  }
  return () => {
    if (last && performance.now() < staleAt) return last
    staleAt = Infinity
    last = refresh()
    return last
  }
}
