import type { ReactNode } from 'react'
import { PasskeyPage } from '#components/desk/people/passkey-page'
import { toReturnPath } from '#lib/auth/desk-paths'
import { findSignedInPerson } from '#lib/auth/signed-in-person'

/**
 * The sign-in page. A person who is signed in confirms with the passkey once more. After the
 * sign-in the browser opens the path in the query parameter `to`.
 */
export default async function SignInPage({
  searchParams,
}: PageProps<'/staff/sign-in'>): Promise<ReactNode> {
  const purpose = (await findSignedInPerson()) ? 'confirm' : 'signIn'
  return <PasskeyPage purpose={purpose} to={toReturnPath((await searchParams)['to'])} />
}
