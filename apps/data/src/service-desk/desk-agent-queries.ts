import type { Queries } from '../postgres/database.ts'
import { sql } from 'kysely'

const seenForDays = 90
const maxAgents = 200

/** Notes that an agent uses the desk, at most once an hour. */
export async function markAgentSeen(tx: Queries, personId: string, at: Date): Promise<void> {
  await sql`insert into desk_agent (person_id, seen_at) values (${personId}::uuid, ${at})
    on conflict (person_id) do update set seen_at = excluded.seen_at
    where desk_agent.seen_at < excluded.seen_at - interval '1 hour'`.execute(tx)
}

const seenSince = (at: Date) => new Date(at.getTime() - seenForDays * 86_400_000)

export async function listAgents(tx: Queries, at: Date) {
  return tx
    .selectFrom('deskAgent')
    .innerJoin('person', 'person.id', 'deskAgent.personId')
    .where('deskAgent.seenAt', '>', seenSince(at))
    .where('person.email', 'not like', '%.invalid')
    .select(['person.id', 'person.firstName', 'person.lastName', 'person.email'])
    .orderBy('person.sortName')
    .limit(maxAgents)
    .execute()
}

export async function isAgent(tx: Queries, personId: string, at: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('deskAgent')
    .where('personId', '=', personId)
    .where('seenAt', '>', seenSince(at))
    .select('personId')
    .executeTakeFirst()
  return found !== undefined
}
