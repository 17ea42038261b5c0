import { DeskMessage } from '#components/staff/desk-message'

export default function Forbidden() {
  return <DeskMessage reason="forbidden" />
}
