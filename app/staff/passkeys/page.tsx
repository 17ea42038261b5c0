import { redirect } from 'next/navigation'
import { Passkey, PasskeyPage } from '#components/staff/passkey-page'
import { passkeys } from '#lib/auth/passkeys'
import { signInPath } from '#lib/auth/paths'
import { currentStaff } from '#lib/auth/require-staff'
import { openDesk } from '#lib/desk/caller'

const path = '/staff/passkeys'

export default async function PasskeysPage() {
  const person = await currentStaff()
  if (!person?.isRecent) redirect(signInPath(path))
  const own = passkeys((await openDesk()).db).where('staffId', '=', person.id)
  return (
    <PasskeyPage asks="another" to={path}>
      <ul className="grid gap-2 border-l-4 border-line pl-4">
        {(await own.execute()).map((passkey) => (
          <li key={passkey.id}>
            <Passkey {...passkey} />
          </li>
        ))}
      </ul>
    </PasskeyPage>
  )
}
