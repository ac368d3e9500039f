export type Sizes = {
  organisations: number
  machines: number
  tickets: number
  /** Percentage of the tickets that are open; 2 if it is not set. */
  openPercent?: number
  /** Time of the newest ticket; the oldest is eight years older. Without it the end of 2025. */
  newest?: Date
}

/** Number of service agents. */
export const agents = 40
/** Plants of each customer. */
const plants = 3

/** The share of all machines and tickets that belongs to the first customer, by far the largest. */
const largestShare = 1 / 100

/** Ids in ascending order of the number, as UUIDs of version 7 ascend with time. */
const idOf = (kind: number, number: string) =>
  `('01900000-000${kind}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const organisationId = (number: string) => idOf(1, number)
const personId = (number: string) => idOf(2, number)
const plantId = (organisation: string, number: string) => idOf(3, `(${organisation}) * ${plants} + (${number})`)
const machineId = (number: string) => idOf(4, number)
const ticketId = (number: string) => idOf(5, number)
const commentId = (number: string) => idOf(6, number)

/** SQL that picks one value of a blank-separated list by a number. */
const oneOf = (values: string, number: string) => {
  const list = values.split(' ')
  return `(array[${list.map((value) => `'${value}'`).join(', ')}])[1 + (${number}) % ${list.length}]`
}

const models = 'Corva-24 Corva-36 Alta-7 Alta-9 Mira-100 Mira-250 Sigma-3 Tersa-8 Vela-12 Zenta-5'
const versions = '4.2.0 4.3.1'
const parts = 'seal blade cassette crimper feeder gripper belt sensor display printer drive cutter roller valve'
const problems = 'sits-loose breaks jams drifts overheats leaks slips stops is-noisy is-worn reads-wrong resets'
const occasions =
  'after-changeover at-start since-update at-night every-hour on-6-mm on-0.5-mm with-blue-wire sometimes'

/** Statements that fill the tables, in the order of their dependencies. */
export function toFillingSteps({ organisations, machines, tickets, openPercent = 2, newest }: Sizes): string[] {
  // A division counts the eight years below as 96 months of 30 days.
  const oldest = newest ? `(timestamptz '${newest.toISOString()}' - interval '2880 days')` : `timestamptz '2018-01-01'`
  const ofLargest = Math.max(1, Math.floor(machines * largestShare))
  const others = organisations - 1
  const ofEach = Math.floor((machines - ofLargest) / others)
  const subject = `${oneOf(parts, 'n')} || ' ' || ${oneOf(problems, 'n / 7')} || ' ' || ${oneOf(occasions, 'n / 3')}`
  // Spreads tickets over the customers, so that one customer's tickets are on different pages, as after years of use.
  const organisation = `case when n % ${1 / largestShare} = 0 then 1 else 2 + (n::bigint * 7919) % ${others} end`
  const machine = `case when organisation = 1 then 1 + (n / 100) % ${ofLargest}
    else ${ofLargest} + organisation - 1 + ${others}::bigint * ((n / 13) % ${ofEach}) end`
  return [
    `insert into organisation (id, number, name, country)
      select ${organisationId('n')}, lpad(n::text, 6, '0'), 'Customer ' || n, 'DE' from generate_series(1, ${organisations}) n`,
    `insert into person (id, subject, email, first_name, last_name)
      select ${personId('n')}, 'bench-' || n, 'person-' || n || '@bench.example', 'Person', n::text
      from generate_series(1, ${organisations + agents}) n`,
    `insert into membership (person_id, organisation_id)
      select ${personId('n')}, ${organisationId('n')} from generate_series(1, ${organisations}) n`,
    `insert into plant (id, organisation_id, name, city, country, time_zone)
      select ${plantId('n', 'place')}, ${organisationId('n')}, 'Plant ' || place, 'Ulm', 'DE', 'Europe/Berlin'
      from generate_series(1, ${organisations}) n, generate_series(0, ${plants - 1}) place`,
    `insert into machine (id, organisation_id, plant_id, product_slug, model, serial_number, asset_name,
        position, state, software_version, commissioned_on, contract)
      select ${machineId('n')}, ${organisationId('organisation')}, ${plantId('organisation', `n % ${plants}`)},
        lower(${oneOf(models, 'n')}), ${oneOf(models, 'n')}, 'NX' || lpad(n::text, 8, '0'), 'Line ' || n % 40, 'Hall ' || n % 5,
        (array['running', 'changeover', 'stopped', 'no-signal']::machine_state[])[1 + n % 4], ${oneOf(versions, 'n / 10')},
        '2020-01-01', 'none'
      from generate_series(1, ${machines}) n,
        lateral (select case when n <= ${ofLargest} then 1 else 2 + (n - ${ofLargest} - 1) % ${others} end) o (organisation)`,
    `insert into ticket (id, number, organisation_id, plant_id, machine_id, machine_name, serial_number, type, concern,
        subject, description, status, opened_by, contact_id, replies, created_at, updated_at, first_response_due_at,
        first_response_at, closed_at, closure_reason, priority, solution_due_at)
      select ${ticketId('n')}, '26-' || lpad(n::text, 7, '0'), ${organisationId('organisation')},
        ${plantId('organisation', `machine % ${plants}`)}, ${machineId('machine')}, ${oneOf(models, 'machine')},
        'NX' || lpad(machine::text, 8, '0'),
        (enum_range(null::ticket_type))[1 + (n / 5) % 6], (enum_range(null::ticket_concern))[1 + (n / 11) % 4],
        ${subject}, repeat('It happens while the line runs, and nobody touched it. ', 5), status,
        ${personId('organisation')}, case when status <> 'new' then ${personId(`${organisations} + 1 + n % ${agents}`)} end,
        1, created, created + interval '2 hours', created + interval '4 hours',
        case when status <> 'new' then created + interval '1 hour' end,
        case when is_over then created + interval '3 days' end,
        case when is_over then 'solved-by-provider'::closure_reason end, 1 + n % 4, created + interval '5 days'
      from (select n, ${organisation} as organisation from generate_series(1, ${tickets}) n) numbered,
        lateral (select ${machine}, ${oldest} + n * (interval '8 years' / ${tickets}),
          (n * 31) % 100 >= ${openPercent}) m (machine, created, is_over),
        lateral (select case when is_over then case when n % 40 = 0 then 'solved' else 'closed' end
          else ${oneOf('new assigned in-progress waiting-for-you', 'n')} end::ticket_status) s (status)`,
    `insert into ticket_search (ticket_id, organisation_id, search_vector)
      select id, organisation_id, to_ticket_search(organisation_id, regexp_split_to_array(
        lower(concat_ws(' ', number, subject, machine_name, serial_number)), '[^a-z0-9]+')) from ticket`,
    `insert into ticket_comment (id, ticket_id, organisation_id, written_by, is_service, body, written_at)
      select ${commentId('row_number() over ()')}, id, organisation_id, opened_by, false, 'Any news?', updated_at from ticket`,
    `select setval('ticket_number', ${tickets})`,
  ]
}
