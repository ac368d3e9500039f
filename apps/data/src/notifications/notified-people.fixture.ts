import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { ticketInput } from '@ferrule/domain/tickets/ticket'
import { createLog } from '@ferrule/telemetry/log'
import { type RawBuilder, sql } from 'kysely'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { openTicket } from '../tickets/open-ticket.ts'
import { createReplyAddresses } from '../tickets/reply-addresses.ts'

const ticketing = 'kmx_int_serviceticketing_active'

/** People of this file alone: a shared person would be locked by other tests. */
function actor(name: string, role: string): SignedInActor {
  const email = `${name.toLowerCase()}@notification-test.example`
  const claims = {
    sub: `test-${email}`,
    email,
    email_verified: true,
    given_name: name,
    family_name: 'Test',
    roles: role,
  }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

/**
 * `vera` opens tickets, `igor` is an agent, and `lena` is a colleague of `vera`. The others follow the ticket and may not
 * see it.
 */
export const personas = {
  vera: actor('Vera', ticketing),
  igor: actor('Igor', serviceDeskRole),
  lena: actor('Lena', ticketing),
  former: actor('Former', ticketing),
  withdrawn: actor('Withdrawn', ticketing),
  stranger: actor('Stranger', ticketing),
}
export type Who = keyof typeof personas
export const { vera, igor, lena } = personas

export const toDeps = (db: Database) => ({
  db,
  now: () => new Date('2026-11-16T08:00:00Z'),
  portalTeamAddress: 'team@notification-test.example',
  publicOrigin: 'http://www.norlitz.example',
  replyAddresses: createReplyAddresses({ keys: ['for-tests'], domain: 'reply.norlitz.example' }),
  log: createLog({ service: 'test', write: () => {} }),
})

export const subject = 'Notified 0.4 mm too far back'

export async function openNotifiedTicket(db: Database): Promise<string> {
  const machine = await withServiceScope(db, (tx) =>
    tx
      .selectFrom('machine')
      .select(['id', 'plantId', 'organisationId'])
      .orderBy('serialNumber')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  await join(db, 'vera', sql`select ${machine.organisationId}::uuid`)
  const input = ticketInput.parse({
    idempotencyKey: 'notification-test-0123',
    locationId: machine.plantId,
    type: 'repair',
    affectedMachine: machine.id,
    machineName: '',
    serialNumber: '',
    concern: 'quality',
    subject,
    description: 'Since the change to the blue seal.',
    attachments: [],
  })
  const result = await openTicket(toDeps(db), vera, input)
  if (!result.ok) throw new Error(result.reason)
  await involve(db, result.value.id)
  return result.value.id
}

/** Makes a person a member of the selected organisation. Returns their id. */
async function join(db: Database, who: Who, organisation: RawBuilder<unknown>): Promise<string> {
  const personId = await withUserScope(db, personas[who], async (_, scope) => scope.personId)
  await withServiceScope(db, (tx) =>
    sql`insert into membership (person_id, organisation_id) select ${personId}::uuid, (${organisation})`.execute(tx),
  )
  return personId
}

async function involve(db: Database, ticketId: string): Promise<void> {
  const own = sql`select organisation_id from ticket where id = ${ticketId}::uuid`
  const other = sql`select id from organisation where id <> (${own}) order by id limit 1`
  const withdrawn = await join(db, 'withdrawn', own)
  const former = await withUserScope(db, personas.former, async (_, scope) => scope.personId)
  const followers = [await join(db, 'lena', own), withdrawn, former, await join(db, 'stranger', other)]
  await withServiceScope(db, async (tx) => {
    await sql`insert into ticket_follower (ticket_id, organisation_id, person_id, since)
      select ${ticketId}::uuid, (${own}), unnest(${followers}::uuid[]), now()`.execute(tx)
    await sql`insert into application_access
      (id, organisation_id, person_id, application, role, status, reason, since, changed_at)
      select gen_random_uuid(), (${own}), ${withdrawn}::uuid, 'ticketing', 'user', 'inactive', '', now(), now()`.execute(
      tx,
    )
  })
}

export const comment = (ticketId: string, text: string) => ({
  ticketId,
  text,
  attachments: [],
  idempotencyKey: `notification-${text}`.padEnd(24, '-'),
})
