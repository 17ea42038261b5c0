import { DeskMessage } from '#components/staff/desk-page'

/** What a role does not allow; the middleware shows it with status 403. Says nothing that is not for everybody. */
export default function NoAccessPage() {
  return <DeskMessage reason="forbidden" />
}
