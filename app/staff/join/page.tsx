import { PasskeyPage } from '#components/staff/passkey-page'
import { deskPath } from '#lib/auth/paths'
import { deskTitle, deskWords, textsOf } from '#lib/desk/words'

export const generateMetadata = deskTitle('join.title')

/** Where an invitation leads; its token is in the fragment, which browsers send nowhere. */
export default async function JoinPage() {
  const t = await deskWords('Staff')
  return (
    <PasskeyPage
      ceremony="join"
      texts={textsOf(['title', 'text', 'action'], (name) => t(`join.${name}`))}
      to={deskPath}
    />
  )
}
