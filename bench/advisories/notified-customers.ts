import { asOwner } from '../support/spawned-database.ts'
import type { ReceivedMail } from '../support/mail-sink.ts'
import { type BenchAdvisory, newAdvisory } from './advisory-documents.ts'

/** The affected machines, and whom the advisory reaches, found without the code of the product. */
type Expected = { machines: number; organisations: number; mails: { email: string; count: number }[]; users: number }

const isAffected = ({ family, before }: BenchAdvisory) =>
  `split_part(product_slug, '-', 1) = '${family.toLowerCase()}'
    and string_to_array(software_version, '.')::int[] < string_to_array('${before}', '.')::int[]`

export async function readExpected(database: string): Promise<Expected> {
  return asOwner(database, async (owner) => {
    await owner.query(`create temporary table affected as select organisation_id, count(*)::int as machines from machine
      where ${isAffected(newAdvisory)} group by 1`)
    const { rows: sums } = await owner.query<{ machines: number; organisations: number; users: number }>(
      `select sum(machines)::int as machines, count(*)::int as organisations,
          (select count(distinct person_id)::int from application_access join affected using (organisation_id)
            where application = 'inventory') as users
        from affected`,
    )
    const { rows: mails } = await owner.query<{ email: string; count: number }>(
      `select email, count(*)::int as count from application_access join affected using (organisation_id)
          join person on person.id = person_id group by 1`,
    )
    return { machines: 0, organisations: 0, users: 0, ...sums[0], mails }
  })
}

export type Notified = {
  machines: number
  organisations: number
  notifications: number
  written: number
  waiting: number
}

/** The customers who have been notified so far. */
export async function countNotified(database: string): Promise<Notified> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<Notified>(
      `select (select coalesce(sum(machines), 0)::int from advisory_notice) as machines,
        (select count(*)::int from advisory_notice) as organisations,
        (select count(*)::int from notification where advisory_id is not null) as notifications,
        (select count(*)::int from outgoing_mail where kind = 'security-advisory') as written,
        (select count(*)::int from outgoing_mail where sent_at is null)
          + (select count(*)::int from graphile_worker.jobs
            where task_identifier in ('publish-advisory', 'notify-advisory')) as waiting`,
    )
    return rows[0] ?? { machines: 0, organisations: 0, notifications: 0, written: 0, waiting: 0 }
  })
}

/** Compares the mails of each address, so that a missing mail and a second one of another person do not cancel out. */
export function compareMails({ mails }: Expected, received: readonly ReceivedMail[]) {
  // A mail that is received again has the same Message-ID, by which mail servers drop it.
  const distinct = new Map(received.map(({ id, to }) => [id, to]))
  const byAddress = Map.groupBy(distinct.values(), (to) => to)
  const countOf = (email: string) => byAddress.get(email)?.length ?? 0
  const expected = new Map(mails.map(({ email, count }) => [email, count]))
  return {
    lost: mails.reduce((sum, { email, count }) => sum + Math.max(0, count - countOf(email)), 0),
    double: [...byAddress].reduce((sum, [email, all]) => sum + Math.max(0, all.length - (expected.get(email) ?? 0)), 0),
    repeated: received.length - distinct.size,
  }
}
