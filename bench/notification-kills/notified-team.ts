import { asOwner } from '../support/spawned-database.ts'
import { agents } from '../tickets/filling-steps.ts'

export const organisations = 2

/** The person who opened the tickets and writes every comment; nobody is notified of their own. */
export const writer = { sub: 'bench-2', email: 'person-2@bench.example', roles: ['kmx_int_serviceticketing_active'] }

export type NotifiedPerson = {
  email: string
  /** The mails that the person chose for comments; null if the rule of the product decides. */
  chosen: 'now' | 'digest' | 'never' | null
  /** The mails that the product has to send, with or without a choice. */
  mail: 'now' | 'digest' | 'never'
}

/** One colleague follows every ticket for each choice. */
const followers: readonly NotifiedPerson[] = [
  { email: 'at-once@bench.example', chosen: 'now', mail: 'now' },
  { email: 'daily@bench.example', chosen: 'digest', mail: 'digest' },
  { email: 'portal-only@bench.example', chosen: 'never', mail: 'never' },
  { email: 'no-choice@bench.example', chosen: null, mail: 'digest' },
]

/** The agent of every ticket, who chose nothing. */
const agent: NotifiedPerson = { email: `person-${organisations + agents}@bench.example`, chosen: null, mail: 'now' }

export const notified: readonly NotifiedPerson[] = [agent, ...followers]

/** Gives these tickets of the writer's organisation an agent and followers. Returns their ids. */
export async function createNotifiedTickets(database: string, count: number): Promise<string[]> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ id: string; organisationId: string }>(
      `update ticket set status = 'in-progress', closed_at = null, closure_reason = null,
          contact_id = (select id from person where email = $1)
        where id in (select ticket.id from ticket join person on person.id = opened_by where email = $2 order by id limit $3)
        returning id, organisation_id as "organisationId"`,
      [agent.email, writer.email, count],
    )
    for (const { email, chosen } of followers) {
      await owner.query(
        `insert into person (id, subject, email, first_name, last_name) values (gen_random_uuid(), $1, $1, 'Team', 'Bench')`,
        [email],
      )
      await owner.query(
        `insert into membership (person_id, organisation_id) select id, $2 from person where email = $1`,
        [email, rows[0]?.organisationId],
      )
      await owner.query(
        `insert into ticket_follower (ticket_id, organisation_id, person_id, since)
          select ticket.id, ticket.organisation_id, person.id, now() from ticket, person
          where ticket.id = any($1) and person.email = $2`,
        [rows.map(({ id }) => id), email],
      )
      if (!chosen) continue
      await owner.query(
        `insert into notification_preference (person_id, event, mail, changed_at)
          select id, 'ticket-commented', $2, now() from person where email = $1`,
        [email, chosen],
      )
    }
    return rows.map(({ id }) => id)
  })
}
