import { cookies } from 'next/headers'
import { deviceCookie, findDeviceOwner } from '#lib/auth/known-devices'
import type { Db } from '#lib/database/tables'
import { createLimiter, limitClients, limitKeys } from '#lib/leads/rate-limit'
import { getClientIp } from '#lib/request/request'

/** Counts a POST request. Returns the seconds to wait when the limit is exceeded, otherwise 0. */
export type CountPost = (headers: Headers, db: Db) => Promise<number>

/**
 * Allows `points` POST requests in ten minutes. Requests from a known device (`deviceCookie`) are
 * counted per member of staff. Requests from an unknown device are counted per IP address. A guest
 * in the clinic's Wi-Fi therefore cannot use up the limit of staff with known devices.
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

/**
 * Counts a sign-in request. Members of staff who share the clinic's IP address stay well below this
 * limit.
 */
export const countSignIn = limitPosts(60, 'staff-in')

/**
 * Counts a POST request to the desk that is not a sign-in. Twenty members of staff who share an IP
 * address may each send three requests a minute.
 */
export const countDeskPost = limitPosts(600, 'staff')
