import { execFile } from 'node:child_process'
import { z } from 'zod'

const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
})

/**
 * How many of the packages have a high or critical vulnerability (`npm audit`); undefined when the registry does not
 * say.
 */
export async function advisories(env = process.env): Promise<number | undefined> {
  const output = await new Promise<string>((resolve) => {
    // It fails when it finds something, and says so in the report.
    execFile('npm', ['audit', '--json'], { env }, (_error, stdout) => {
      resolve(stdout)
    })
  })
  try {
    const { high, critical } = report.parse(JSON.parse(output)).metadata.vulnerabilities
    return high + critical
  } catch {
    return undefined
  }
}
