import { LRUCache } from 'lru-cache'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

/** The last check of the store, cached for a second so that checking is never an attack. */
const checks = new LRUCache<'store', boolean>({
  max: 1,
  ttl: 1000,
  fetchMethod: async () => {
    try {
      await (await leadStore()).check()
      return true
    } catch (error) {
      log.error('store-not-writable', error)
      return false
    }
  },
})

/** One for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { signUpFailedAt?: number | undefined }

/** How long a sign-up that could not be stored counts for more than a check, which may still fit on a full disk. */
const failureMs = 30_000

/** Records whether the store took the latest sign-up. */
export function recordSignUpWrite(isStored: boolean): void {
  shared.signUpFailedAt = isStored ? undefined : performance.now()
}

/** Whether sign-ups can be stored. */
export async function isReady(): Promise<boolean> {
  const isWritable = await checks.forceFetch('store')
  const { signUpFailedAt = -Infinity } = shared
  return isWritable && performance.now() - signUpFailedAt >= failureMs
}
