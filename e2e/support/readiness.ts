import type { Site } from '#e2e/support/site'
import { waitUntil } from '#e2e/support/wait-until'

/** Longest wait in milliseconds until a site has rendered all its pages after a start. */
const warmUpMs = 100_000

type Readiness = 'starting' | 'ok' | 'failing'

const readStatus = async (site: Site): Promise<Readiness> => {
  const response = await fetch(`${site.url}/api/health/ready`)
  return ((await response.json()) as { status: Readiness }).status
}

/**
 * Reads the readiness of a site (`GET /api/health/ready`), as soon as the site has rendered all its
 * pages after its start.
 */
export async function readReadiness(site: Site): Promise<Exclude<Readiness, 'starting'>> {
  let status: Readiness = 'starting'
  await waitUntil(async () => (status = await readStatus(site)) !== 'starting', warmUpMs)
  return status as Exclude<Readiness, 'starting'>
}
