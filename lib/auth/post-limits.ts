import { cookies } from 'next/headers'
import { deviceCookie, findDeviceOwner } from '#lib/auth/known-devices'
import type { Db } from '#lib/database/tables'
import { createLimiter, limitClients, limitKeys } from '#lib/leads/rate-limit'
import { getClientIp } from '#lib/request/request'

/** Counts a post; returns the seconds to wait when there were too many, otherwise 0. */
export type CountPost = (headers: Headers, db: Db) => Promise<number>

/**
 * Limits posts within ten minutes, per person on a known device, otherwise per IP address.
 * So a guest in the clinic's Wi-Fi cannot use up the limit of the people who work there.
 */
function limitPosts(points: number, keyPrefix: string): CountPost {
  const limit = { points, duration: 600, keyPrefix }
  const countAddress = limitClients(limit, createLimiter)
  const countPerson = limitKeys({ ...limit, keyPrefix: `${keyPrefix}-person` })
  return async (headers, db) => {
    const device = (await cookies()).get(deviceCookie.name)?.value
    const staffId = device === undefined ? null : await findDeviceOwner(db, device)
    return staffId === null ? countAddress(getClientIp(headers)) : countPerson(staffId)
  }
}

/** Limit for sign-in. A whole clinic behind one address stays well below it. */
export const countSignIn = limitPosts(60, 'staff-in')

/** Limit for all other posts: twenty people behind one address, three posts a minute each. */
export const countDeskPost = limitPosts(600, 'staff')
