import { DeskMessage } from '#components/staff/desk-page'

export default function NotFound() {
  return <DeskMessage reason="notFound" />
}
