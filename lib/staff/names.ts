import type { Db } from '#lib/leads/store/tables'
import type { Person } from '#lib/staff/person'

/** What staff are called at the desk, by id: their address up to the @. Who has left keeps the name. */
export async function staffNames(_person: Person, db: Db): Promise<Map<string, string>> {
  const people = await db.selectFrom('staff').select(['id', 'email']).execute()
  return new Map(people.map(({ id, email }) => [id, email.replace(/@.*/, '')]))
}
