import { askOnce } from '#lib/leads/health/ask-once'
import { hasSignUpFailed } from '#lib/leads/health/sign-up-writes'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

/** How long a write speaks for the store, in milliseconds: asking is never an attack. */
const validity = 1000

const canWrite = askOnce(async () => {
  try {
    await (await leadStore()).check()
    return true
  } catch (error) {
    log.error('store-not-writable', error)
    return false
  }
}, validity)

/**
 * Whether sign-ups can be stored. A sign-up that just failed counts for more than a write of ours, which is smaller and
 * may still fit on a full disk.
 */
export async function canTakeSignUps(): Promise<boolean> {
  const isWritten = await canWrite()
  return isWritten && !hasSignUpFailed()
}
