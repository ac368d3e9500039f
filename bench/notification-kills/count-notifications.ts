import type { Client } from 'pg'
import { asOwner } from '../support/spawned-database.ts'
import type { ReceivedMail } from '../support/mail-sink.ts'
import { type NotifiedPerson, notified } from './notified-team.ts'

export type Differences = {
  /** Missing from the portal, and rows beyond one for each event and person. */
  portal: { lost: number; double: number }
  /** Mails that the mail server did not receive or that were written twice, and those that a person did not want. */
  mails: { lost: number; double: number; unwanted: number }
  /** Notifications that no digest listed, or more than one. */
  digests: { lost: number; double: number }
}

type Compared = {
  expected: number
  /** Rows, however often for one event. */
  found: number
  /** Events among these rows. */
  distinct: number
  /** Events that reached the person. */
  delivered: number
}

/** Compares the notifications of each person with the comments, and the mails with what each person chose. */
export async function countDifferences(database: string, received: readonly ReceivedMail[]): Promise<Differences> {
  return asOwner(database, async (owner) => {
    const sum: Differences = {
      portal: { lost: 0, double: 0 },
      mails: { lost: 0, double: 0, unwanted: 0 },
      digests: { lost: 0, double: 0 },
    }
    for (const person of notified) {
      addTo(sum.portal, await readPortal(owner, person))
      const mails = await readMails(owner, person, received)
      if (person.mail === 'now') addTo(sum.mails, mails)
      else sum.mails.unwanted += mails.found
      const digests = await readDigests(owner, person, received)
      if (person.mail === 'digest') addTo(sum.digests, digests)
      else sum.mails.unwanted += digests.found
    }
    return sum
  })
}

function addTo(sum: { lost: number; double: number }, { expected, found, distinct, delivered }: Compared): void {
  sum.lost += expected - delivered
  sum.double += found - distinct
}

/** Compares each ticket on its own, so that a missing notification and a second one of another ticket do not cancel out. */
async function readPortal(owner: Client, { email }: NotifiedPerson): Promise<Compared> {
  const { rows } = await owner.query<Compared>(
    `select coalesce(sum(comments), 0)::int as expected, coalesce(sum(notifications), 0)::int as found,
        coalesce(sum(least(comments, notifications)), 0)::int as distinct,
        coalesce(sum(least(comments, notifications)), 0)::int as delivered
      from (select ticket_id, count(distinct body) as comments from ticket_comment where body like 'Kill %' group by 1) c
      join lateral (select count(*) as notifications from notification join person on person.id = person_id
        where ticket_id = c.ticket_id and email = $1 and event = 'ticket-commented') n on true`,
    [email],
  )
  return only(rows)
}

/** The mails at once; each contains the text of its comment. A mail counts when the mail server received it. */
async function readMails(
  owner: Client,
  { email, mail }: NotifiedPerson,
  received: readonly ReceivedMail[],
): Promise<Compared> {
  const { rows } = await owner.query<Compared>(
    `select (select count(distinct body)::int from ticket_comment where body like 'Kill %' and $3) as expected,
        count(*)::int as found,
        count(distinct substring(body from 'Kill [0-9a-f-]{36}'))::int as distinct,
        (count(distinct substring(body from 'Kill [0-9a-f-]{36}')) filter (where id = any($2)))::int as delivered
      from outgoing_mail where to_address = $1 and kind = 'ticket-commented'`,
    [email, toMailIds(received, email), mail === 'now'],
  )
  return only(rows)
}

/** The subject of a digest is the number of its notifications. */
async function readDigests(
  owner: Client,
  { email }: NotifiedPerson,
  received: readonly ReceivedMail[],
): Promise<Compared> {
  const { rows } = await owner.query<Compared>(
    `select expected, found, least(expected, found) as distinct, least(expected, delivered) as delivered
      from (select count(*)::int as expected from notification join person on person.id = person_id
          where email = $1 and mail = 'digest') waiting,
        (select coalesce(sum(listed), 0)::int as found, coalesce(sum(listed) filter (where id = any($2)), 0)::int as delivered
          from (select id, replace(split_part(subject, ' ', 1), ',', '')::int as listed from outgoing_mail
            where to_address = $1 and kind = 'ticket-digest') digest) listed`,
    [email, toMailIds(received, email)],
  )
  return only(rows)
}

function toMailIds(received: readonly ReceivedMail[], email: string): string[] {
  return received.filter(({ to }) => to === email).map(({ id }) => /[0-9a-f-]{36}/.exec(id)?.[0] ?? '')
}

function only(rows: readonly Compared[]): Compared {
  const [row] = rows
  if (!row) throw new Error('the counts are missing')
  return row
}

/** Comments that were saved twice or never; each is one event. */
export async function countComments(database: string): Promise<{ saved: number; distinct: number }> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ saved: number; distinct: number }>(
      `select count(*)::int as saved, count(distinct body)::int as distinct from ticket_comment where body like 'Kill %'`,
    )
    return rows[0] ?? { saved: 0, distinct: 0 }
  })
}

/** Notifications without their digest and mails without their sending. */
export async function countWaiting(database: string): Promise<number> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ count: number }>(
      `select (select count(*) from outgoing_mail where sent_at is null)::int
        + (select count(*) from notification where mail = 'digest' and digested_at is null)::int as count`,
    )
    return rows[0]?.count ?? 0
  })
}

/** Adds the job of the daily digest, as its timetable does. */
export async function addDigestJob(database: string): Promise<void> {
  await asOwner(database, (owner) =>
    owner.query(
      `select graphile_worker.add_job('send-digests', queue_name := 'send-digests', job_key := 'send-digests')`,
    ),
  )
}
