import type { ReactNode } from 'react'
import { PasskeyPage } from '#components/desk/people/passkey-page'
import { toReturnPath } from '#lib/auth/desk-paths'
import { findSignedInPerson } from '#lib/auth/signed-in-person'

/**
 * Sign-in; a signed-in person confirms with the passkey once more. Leads back to the page in the
 * query.
 */
export default async function SignInPage({
  searchParams,
}: PageProps<'/staff/sign-in'>): Promise<ReactNode> {
  const purpose = (await findSignedInPerson()) ? 'confirm' : 'signIn'
  return <PasskeyPage purpose={purpose} to={toReturnPath((await searchParams)['to'])} />
}
