import type { Sizes } from '../tickets/filling-steps.ts'

const idOf = (kind: number, number: string) => `'01900000-000${kind}-7000-8000-' || lpad(to_hex(${number}), 12, '0')`
const [personId, ticketId, machineId] = [2, 5, 4].map((kind) => (number: string) => idOf(kind, number)) as [
  (number: string) => string,
  (number: string) => string,
  (number: string) => string,
]

/** One event in twenty is by the busiest person, a service agent. */
export const busyPersonOf = ({ organisations }: Sizes) => organisations + 1

/**
 * SQL that fills the audit trail of a database of tickets: of ten events five are of tickets, two each of users and
 * machines, and one is a download. More events are of more records; those of one record are on different pages.
 */
export function toAuditStep(sizes: Sizes, events: number): string {
  const { organisations, machines, tickets } = sizes
  const spread = (count: number) => `1 + (n / 10 * 7919::bigint + n % 10) % ${count}`
  return `insert into audit_event (happened_at, actor, action, subject_type, subject_id, before, after)
    select timestamptz '2025-01-01' + n * (interval '1 year' / ${events}),
      case when n / 10 % 20 = 0 then ${personId(`${busyPersonOf(sizes)}`)} else ${personId(spread(organisations))} end,
      case when n % 10 < 5 then 'change-status' when n % 10 < 7 then 'add-application' when n % 10 < 9 then 'move-machine'
        else 'download-software' end,
      case when n % 10 < 5 then 'ticket' when n % 10 < 7 then 'user' when n % 10 < 9 then 'machine'
        else 'software-release' end,
      case when n % 10 < 5 then ${ticketId(spread(tickets))} when n % 10 < 7 then ${personId(spread(organisations))}
        else ${machineId(spread(machines))} end,
      case when n % 10 < 7 then jsonb_build_object('status', case when n % 10 < 5 then 'new' end) end,
      case when n % 10 < 5 then '{"status": "assigned"}' when n % 10 < 7 then jsonb_build_object('application', 'ticketing',
        'role', 'user', 'status', 'active', 'organisation', (${idOf(1, spread(organisations))}))
        else jsonb_build_object('family', 'Axion', 'version', '4.' || n / 10 % 7) end
    from generate_series(0, ${events - 1}) n`
}
