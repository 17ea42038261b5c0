/** Waits for a condition, `ms` milliseconds at the most. */
export async function until(holds: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  const deadline = performance.now() + ms
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Still not: ${holds.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
