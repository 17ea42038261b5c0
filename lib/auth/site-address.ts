import { env } from '#lib/env'

const { protocol, hostname } = new URL(env.SITE_URL)

export const isSecureSite = protocol === 'https:'

/** The name that passkeys are bound to (WebAuthn, relying party identifier). */
export const rpId = hostname

/** Browsers make passkeys only over https and on localhost. */
export const hasPasskeys = isSecureSite || hostname === 'localhost'
