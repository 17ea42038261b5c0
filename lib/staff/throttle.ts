import { limitClients } from '#lib/leads/rate-limit'
import { createLimiter } from '#lib/leads/sign-up-limit'

/** Counts a step of signing in; a clinic behind one address stays well below it. */
export const countSignIn = limitClients({ points: 60, duration: 600, keyPrefix: 'staff-in' }, createLimiter)

/** Counts any other post of the desk: twenty people behind one address, three a minute each. */
export const countPost = limitClients({ points: 600, duration: 600, keyPrefix: 'staff' }, createLimiter)
