import { notFound } from 'next/navigation'
import { requireStaff } from '#lib/auth/require-staff'

/** Whatever the desk does not have: whoever is not signed in learns nothing of what it has. */
export default async function UnknownPage() {
  await requireStaff()
  notFound()
}
