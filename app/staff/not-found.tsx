import { DeskMessage } from '#components/desk/desk-page'

export default function NotFound() {
  return <DeskMessage reason="notFound" />
}
