export type Sizes = { organisations: number; users: number }

/** Ids in ascending order of the number, as UUIDs of version 7 ascend with time. */
const idOf = (kind: number, number: string) =>
  `('01900000-000${kind}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const organisationId = (number: string) => idOf(1, number)
const personId = (number: string) => idOf(2, number)
/** The id of the person with a number. */
export const personIdOf = (number: number) => `01900000-0002-7000-8000-${number.toString(16).padStart(12, '0')}`
const invitationId = (number: string) => idOf(3, number)
const accessId = (number: string) => idOf(4, number)

/** SQL that picks one value of a blank-separated list by a number. */
const oneOf = (values: string, number: string) => {
  const list = values.split(' ')
  return `(array[${list.map((value) => `'${value}'`).join(', ')}])[1 + (${number}) % ${list.length}]`
}

const names = 'Ada Bruno Clara Dora Emil Franz Greta Hanna Ivo Jana Karl Lena Mara Nils Olga Paul Rosa Sven Tina'
export const firstNames = names.split(' ')
const lastNames =
  'Abel Berg Conti Dietz Ebner Falk Gruber Huber Ito Jansen Kovac Lang Meier Novak Orban Popa Rossi Silva Tanaka Urban'
const applications = 'ticketing inventory wire-flow wire-master master-data product-information'
export const applicationOf = (number: string) => oneOf(applications, number)
const roleOf = (number: string) => `case ${applicationOf(number)} when 'wire-flow' then 'cloud-user' else 'user' end`
/** One access in a hundred is in each of the rare statuses. */
export const statusOf = (number: string) => `case when ${number} % 100 < 2 then 'pending'
  when ${number} % 100 < 4 then 'declined' when ${number} % 100 < 10 then 'inactive'
  when ${number} % 100 < 11 then 'unknown' else 'active' end`
/** Spreads the users over the organisations, so that those of one organisation are on different pages. */
export const organisationOf = (organisations: number) => `1 + (n::bigint * 7919) % ${organisations}`

/** The first people are internal administrators; the next ones administer one organisation each. */
export const internalAdministrators = 4

/** Statements that fill the tables, in the order of their dependencies. Each user has three applications. */
export function toFillingSteps({ organisations, users }: Sizes): string[] {
  const invites = Math.ceil(users / 50)
  const organisation = organisationOf(organisations)
  return [
    `insert into organisation (id, number, name, country, city, sub_region)
      select ${organisationId('n')}, lpad(n::text, 6, '0'), 'Customer ' || n, 'DE', 'Ulm', 'DACH'
      from generate_series(1, ${organisations}) n`,
    `insert into person (id, subject, email, first_name, last_name)
      select ${personId('n')}, 'bench-' || n, 'person-' || n || '@customer-' || ${organisation} || '.example', ${oneOf(names, 'n')},
        ${oneOf(lastNames, 'n / 7')} || n from generate_series(1, ${users}) n`,
    `insert into membership (person_id, organisation_id)
      select ${personId('n')}, ${organisationId(organisation)} from generate_series(${internalAdministrators + 1}, ${users}) n`,
    `insert into application_access (id, organisation_id, person_id, application, role, status, reason, since, changed_at)
      select ${accessId('n * 3::bigint + place')}, ${organisationId(organisation)}, ${personId('n')},
        ${applicationOf('n + place')}, ${roleOf('n + place')}, ${statusOf('n')}, 'Bench', now(), now()
      from generate_series(${internalAdministrators + 1}, ${users}) n, generate_series(0, 2) place`,
    `insert into application_access (id, organisation_id, person_id, application, role, status, reason, since, changed_at)
      select ${idOf(5, 'n')}, ${organisationId(organisation)}, ${personId('n')}, 'user-administration',
        'customer-administrator', 'active', 'Bench', now(), now()
      from generate_series(${internalAdministrators + 1}, ${internalAdministrators + organisations}) n`,
    `insert into invitation (id, email, organisation_id, language, message, invited_at, expires_at)
      select ${invitationId('n')}, 'invited-' || n || '@customer-' || ${organisation} || '.example', ${organisationId(organisation)}, 'en', '', now(),
        now() + interval '9 days' from generate_series(1, ${invites}) n`,
    `insert into application_access (id, organisation_id, invitation_id, application, role, status, reason, since, changed_at)
      select ${idOf(6, 'n')}, ${organisationId(organisation)}, ${invitationId('n')}, ${applicationOf('n')}, ${roleOf('n')},
        case when n % 4 = 0 then 'invite-expired' else 'invited' end, 'Bench', now(), now()
      from generate_series(1, ${invites}) n`,
    `insert into identity_sync (person_id, requested_at, applied_at, adopted_at, checked_at)
      select ${personId('n')}, now(), now(), now(), now() from generate_series(1, ${users}) n`,
  ]
}
