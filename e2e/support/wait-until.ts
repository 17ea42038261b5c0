/**
 * Waits until `holds` returns true.
 * @throws Error when `holds` has not returned true after `ms` milliseconds
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  ms = 20_000,
): Promise<void> {
  const deadline = performance.now() + ms
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Still not: ${holds.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** True when a server responds at the URL with any status. */
export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual', headers: { Connection: 'close' } }).then(
    () => true,
    () => false,
  )
