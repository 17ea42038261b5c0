/** Waits for a condition, 20 s at the most. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Still not: ${holds.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
