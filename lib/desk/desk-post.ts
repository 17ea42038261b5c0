import type { NextResponse } from 'next/server'
import { createSignInPath, deskPath, toReturnPath } from '#lib/auth/desk-paths'
import type { Person } from '#lib/auth/person'
import { redirectAfterPost, refuseRequest } from '#lib/auth/responses'
import { Forbidden, requireRole, type Role } from '#lib/auth/roles'
import { createSameOriginPost } from '#lib/auth/same-origin-post'
import { findSignedInPerson } from '#lib/auth/signed-in-person'
import { openDesk, type Desk } from '#lib/desk/desk'
import { failedCookie, saveFlash, type Flash } from '#lib/desk/flash'
import { log } from '#lib/log'
import { readBody } from '#lib/request/request'

/** A posted form of the desk, and functions with which its handler reads the form and responds. */
export type PostedForm = {
  form: URLSearchParams
  desk: Desk
  /** Returns the value of a field; '' for a missing field. */
  getField: (name: string) => string
  /**
   * Saves the flash (a message for the next page) and redirects to `to`. The default is the form's
   * field `to`.
   */
  redirectWithFlash: (flash: Flash, to?: string) => Promise<NextResponse>
}

type DeskPostOptions = {
  /** The required role; null allows every signed-in person. */
  role?: Role | null
  maxBytes?: number
}

/**
 * Creates a handler for POST requests of a desk form. Checks the origin, the rate limit, the
 * session and the role before `handle` is called. A form for admins also requires a sign-in within
 * the last five minutes.
 */
export function createDeskPost(
  handle: (person: Person, posted: PostedForm) => Promise<NextResponse>,
  { role = 'reception', maxBytes = 32_768 }: DeskPostOptions = {},
): (request: Request) => Promise<NextResponse> {
  const post = createSameOriginPost(async (request) => {
    const form = new URLSearchParams((await readBody(request, maxBytes)) ?? '')
    const person = await findSignedInPerson()
    const signIn = redirectAfterPost(createSignInPath(form.get('to')))
    if (!person) return signIn
    try {
      if (role) requireRole(person, role)
      if (role === 'admin' && !person.isRecent) return signIn
      const response = await handle(person, createPostedForm(person, form, await openDesk()))
      response.cookies.set({ ...failedCookie, value: '', maxAge: 0 })
      return response
    } catch (error) {
      if (error instanceof Forbidden) return refuseRequest(403, 'forbidden', {}, person.id)
      throw error
    }
  })
  return async (request) => {
    try {
      return await post(request)
    } catch (error) {
      // The database is unavailable, so the session cannot store the flash. The next page reports
      // the failure because of a cookie.
      log.error('staff-post-failed', error)
      const response = redirectAfterPost(deskPath)
      response.cookies.set({ ...failedCookie, value: '1', maxAge: 600 })
      return response
    }
  }
}

function createPostedForm(person: Person, form: URLSearchParams, desk: Desk): PostedForm {
  const getField = (name: string) => form.get(name) ?? ''
  return {
    form,
    desk,
    getField,
    redirectWithFlash: async (flash, to = getField('to')) => {
      const path = toReturnPath(to)
      await saveFlash(person, desk, flash, path)
      return redirectAfterPost(path)
    },
  }
}
