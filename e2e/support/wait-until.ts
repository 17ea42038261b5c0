/** Waits for a condition, `ms` milliseconds at the most. */
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

/** True when something answers there, whatever it says. */
export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual', headers: { Connection: 'close' } }).then(
    () => true,
    () => false,
  )
