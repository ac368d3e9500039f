import { people } from '@ferrule/seeds/people'
import { members } from '@ferrule/seeds/organisations/members'
import { organisations, subRegions } from '@ferrule/seeds/organisations/organisations'
import {
  grantReasons,
  invitedAddresses,
  managedOrganisation,
  plantPeople,
  waitingRequests,
} from '@ferrule/seeds/user-admin/plant-people'
import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import { accessesOfIdentityRoles, rolesOfApplication } from '@ferrule/domain/user-admin/application-roles'
import { daysBefore, inviteDays, toDay } from '@ferrule/domain/user-admin/invitation'
import { sql } from 'kysely'
import { recordEvent } from '../audit/record-event.ts'
import { stableId } from '../catalogue/stable-id.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database, Queries } from '../postgres/database.ts'
import { insertAccess, type NewAccess } from './access-writing-store.ts'
import { insertInvitation } from './invitation-store.ts'
import { insertMembership } from './membership-store.ts'
import { type PastEvent, pastEventsOf, pastEventsOfInvite } from './past-events.ts'
import { recordUserEvent } from './record-user-event.ts'

const organisationId = (number: string) => stableId('organisation', number)
const administratorAddress = 'clara.egli@norlitz.example'

/** Inserts the accesses of the demo into an empty table; later changes stay. */
export async function seedUserAdmin(db: Database, now: Date): Promise<number> {
  return withServiceScope(db, async (tx) => {
    await sql`select set_config('statement_timeout', '30s', true)`.execute(tx)
    await fillOrganisations(tx)
    const known = await tx.selectFrom('applicationAccess').select('id').limit(1).executeTakeFirst()
    if (known) return 0
    const clara = await findPersonId(tx, administratorAddress)
    if (!clara) return 0
    const events = await seedDemoPeople(tx, now)
    const joined = await insertPlantPeople(tx, clara, now)
    const ids = joined.map(({ userId }) => userId)
    events.push(...joined, ...(await seedPlantAccesses(tx, { ids, by: clara, now })))
    await seedRequests(tx, ids, now)
    events.push(...(await seedInvites(tx, clara, now)))
    // The history lists events in the order of their insertion.
    const byTime = events.toSorted((left, right) => left.at.getTime() - right.at.getTime())
    for (const event of byTime) await recordUserEvent(tx, event)
    await seedReview(tx, now)
    return ids.length
  })
}

async function fillOrganisations(tx: Queries): Promise<void> {
  for (const { number, country, plants } of organisations) {
    await tx
      .updateTable('organisation')
      .set({ subRegion: subRegions[country] ?? '', city: plants[0].city })
      .where('number', '=', number)
      .where('subRegion', '=', '')
      .execute()
  }
  await sql`insert into organisation_application (organisation_id, application, state)
    select id, 'kampus', 'coming-soon' from organisation where number = '105877'
    union all select id, 'direct', 'not-offered' from organisation where number = '106014'
    on conflict do nothing`.execute(tx)
}

async function findPersonId(tx: Queries, email: string): Promise<string | undefined> {
  return (await tx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirst())?.id
}

/** Saves an access with the dates that it would have after some time. Returns the changes that led to it. */
async function give(tx: Queries, access: Omit<NewAccess, 'id'>, lastUsedAt: Date | null): Promise<PastEvent[]> {
  const { personId = '', organisationId: organisation, application } = access
  const id = stableId('access', personId, organisation, application)
  await insertAccess(tx, { id, ...access })
  if (lastUsedAt) await tx.updateTable('applicationAccess').set({ lastUsedAt }).where('id', '=', id).execute()
  return pastEventsOf(access)
}

/** The people with a login get the accesses that their roles at the identity server amount to. */
async function seedDemoPeople(tx: Queries, now: Date): Promise<PastEvent[]> {
  const events: PastEvent[] = []
  for (const { email, organisations: numbers } of members) {
    const personId = await findPersonId(tx, email)
    const roles = people.find((person) => person.email === email)?.roles ?? ['kmx_int_serviceticketing_active']
    if (!personId || people.find((person) => person.email === email)?.roles.length === 0) continue
    for (const number of numbers) {
      for (const { application, role } of accessesOfIdentityRoles(roles)) {
        const granted = { reason: '', endsOn: undefined, by: undefined, at: daysBefore(now, 400) }
        const place = { organisationId: organisationId(number), personId, application, role, status: 'active' as const }
        events.push(...(await give(tx, { ...place, ...granted }, daysBefore(now, 3))))
      }
    }
  }
  return events
}

/** Saves the people of the plants as members. They joined before the first of their accesses. */
async function insertPlantPeople(tx: Queries, by: string, now: Date): Promise<PastEvent[]> {
  const joined: PastEvent[] = []
  for (const [place, { firstName, lastName }] of plantPeople.entries()) {
    const email = `${toAscii(firstName)}.${toAscii(lastName)}@rautenberg.example`
    const id = stableId('person', email)
    await tx
      .insertInto('person')
      .values({ id, email, firstName, lastName, lastSignInAt: daysBefore(now, place % 40) })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    const organisation = organisationId(managedOrganisation)
    const since = daysBefore(now, 700 + place)
    await insertMembership(tx, { personId: id, organisationId: organisation, since })
    joined.push({ by, action: 'add-organisation', userId: id, organisationId: organisation, at: since })
  }
  return joined
}

const offered: readonly ServiceName[] = ['ticketing', 'inventory', 'product-information', 'wire-flow', 'master-data']

type PlantAccesses = { ids: readonly string[]; by: string; now: Date }

/** One to three applications for each person. Some are withdrawn, declined, unused or end soon. */
async function seedPlantAccesses(tx: Queries, { ids, by, now }: PlantAccesses): Promise<PastEvent[]> {
  const events: PastEvent[] = []
  for (const [place, personId] of ids.entries()) {
    for (let index = 0; index <= place % 3; index += 1) {
      const application = offered[(place + index * 2) % offered.length] ?? 'ticketing'
      if (waitingRequests.some(([of, requested]) => of === place && requested === application)) continue
      const [role = 'user'] = rolesOfApplication(application)
      const status = place % 11 === 7 ? 'inactive' : place % 13 === 9 && index === 0 ? 'declined' : 'active'
      const isUnused = place % 9 === 4
      const days = 30 + ((place * 17) % 330)
      const access = {
        organisationId: organisationId(managedOrganisation),
        personId,
        application,
        role,
        status,
        reason: `${plantPeople[place]?.plant ?? ''}: ${grantReasons[(place + index) % grantReasons.length] ?? ''}`,
        endsOn: place % 10 === 2 ? toDay(daysBefore(now, -14 - place)) : undefined,
        by,
        at: daysBefore(now, isUnused ? days + 180 : days),
      } as const
      const isUsed = !isUnused && status === 'active'
      events.push(...(await give(tx, access, isUsed ? daysBefore(now, place % 20) : null)))
    }
  }
  return events
}

async function seedRequests(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  for (const [index, [place, application, reason]] of waitingRequests.entries()) {
    const personId = ids[place]
    if (!personId) continue
    const at = daysBefore(now, 1 + index)
    const requestId = stableId('access-request', personId, application)
    const requestedBy = `demo-${personId}`
    await tx
      .insertInto('accessRequest')
      .values({ id: requestId, personId: requestedBy, service: application, reason, requestedAt: at })
      .execute()
    await recordEvent(tx, {
      actor: requestedBy,
      action: 'request-service-access',
      subjectType: 'access-request',
      subjectId: requestId,
      after: { service: application },
      happenedAt: at,
    })
    const role = application === 'wire-flow' ? 'cloud-user' : 'user'
    const pending = { status: 'pending' as const, reason: '', endsOn: undefined, by: undefined, at, requestId }
    await give(
      tx,
      { organisationId: organisationId(managedOrganisation), personId, application, role, ...pending },
      null,
    )
  }
}

const expiredInvites = 3

/** No mail is sent for these invites. */
async function seedInvites(tx: Queries, invitedBy: string, now: Date): Promise<PastEvent[]> {
  const events: PastEvent[] = []
  const organisation = organisationId(managedOrganisation)
  const granted = { application: 'ticketing', role: 'user' }
  for (const [index, email] of invitedAddresses.entries()) {
    const isExpired = index >= invitedAddresses.length - expiredInvites
    const invitedAt = daysBefore(now, isExpired ? 20 + index : 2 + index)
    const expiresAt = daysBefore(invitedAt, -inviteDays)
    const id = stableId('invitation', email)
    const facts = {
      id,
      email,
      organisationId: organisation,
      language: 'de',
      message: '',
      invitedBy,
      invitedAt,
      expiresAt,
    }
    await insertInvitation(tx, facts)
    await insertAccess(tx, {
      id: stableId('access', id),
      organisationId: organisation,
      invitationId: id,
      ...granted,
      status: isExpired ? 'invite-expired' : 'invited',
      reason: grantReasons[index] ?? '',
      endsOn: undefined,
      by: invitedBy,
      at: invitedAt,
    })
    const past = { id, organisationId: organisation, by: invitedBy, at: invitedAt }
    events.push(...pastEventsOfInvite({ ...past, expiredAt: isExpired ? expiresAt : undefined }, granted))
  }
  return events
}

async function seedReview(tx: Queries, now: Date): Promise<void> {
  const organisation = organisationId(managedOrganisation)
  await sql`insert into access_review (id, organisation_id, opened_at, due_on) values
    (${stableId('access-review', organisation)}, ${organisation}, ${daysBefore(now, 16)}, ${toDay(daysBefore(now, -13))})
    on conflict do nothing`.execute(tx)
  // Half of the review is done.
  await sql`update application_access set confirmed_at = ${daysBefore(now, 4)}
    where organisation_id = ${organisation} and status = 'active' and hashtext(id::text) % 2 = 0`.execute(tx)
}

function toAscii(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/gu, '')
    .toLowerCase()
}
