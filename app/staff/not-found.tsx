import { DeskMessage } from '#components/staff/desk-message'

export default function NotFound() {
  return <DeskMessage reason="notFound" />
}
