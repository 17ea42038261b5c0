// Shared by all of Next's bundles.
const shared = globalThis as typeof globalThis & { signUpFailedAt?: number | undefined }

/** How long a sign-up that could not be stored speaks for the store, in milliseconds; then a write of ours does. */
const memory = 30_000

/** Notes whether the store took the latest sign-up. */
export function noteSignUpWrite(isStored: boolean): void {
  shared.signUpFailedAt = isStored ? undefined : performance.now()
}

/** True when the store did not take the latest sign-up, a short while ago. */
export function hasSignUpFailed(): boolean {
  return shared.signUpFailedAt !== undefined && performance.now() - shared.signUpFailedAt < memory
}
