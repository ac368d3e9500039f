import { asOwner } from '../support/spawned-database.ts'
import type { Sizes } from '../tickets/filling-steps.ts'
import { ensureTicketDatabase } from '../tickets/ticket-database.ts'

/**
 * A benchmark database whose members look after the machines of their organisation. Every tenth also administers the users
 * of the next organisation, and is notified of its machines as well.
 */
export async function ensureAdvisoryDatabase(name: string, sizes: Sizes): Promise<string> {
  const url = await ensureTicketDatabase(name, sizes)
  await asOwner(name, async (owner) => {
    const { rowCount } = await owner.query('select from application_access limit 1')
    if (rowCount) return
    await owner.query(`set session_replication_role = replica`)
    await owner.query(
      `insert into membership (person_id, organisation_id)
        select person.id, next.id from organisation join organisation next on next.number::int = organisation.number::int + 1
          join person on person.subject = 'bench-' || organisation.number::int
        where organisation.number::int % 10 = 0`,
    )
    await owner.query(
      `insert into application_access
          (id, organisation_id, person_id, application, role, status, reason, since, changed_at)
        select gen_random_uuid(), organisation_id, person_id, application, 'user', 'active', '', now(), now()
        from membership join organisation on organisation.id = organisation_id join person on person.id = person_id,
          lateral (select case when subject = 'bench-' || number::int then 'inventory' else 'user-administration' end)
            as access (application)`,
    )
    await owner.query('vacuum analyze membership, application_access')
  })
  return url
}
