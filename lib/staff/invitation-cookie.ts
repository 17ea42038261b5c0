/** Carries a new invitation to the page that shows it, for two minutes: in no address, log or history. */
export const invitationCookie = {
  name: 'staff-invitation',
  attributes: { path: '/staff/people', maxAge: 120, secure: true, httpOnly: true, sameSite: 'strict' },
} as const
