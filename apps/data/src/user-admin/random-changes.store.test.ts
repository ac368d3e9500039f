import { randomInt } from 'node:crypto'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { accessActions, nextStatus, type AccessStatus } from '@ferrule/domain/user-admin/access-status'
import { rolesOfApplication } from '@ferrule/domain/user-admin/application-roles'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestAccess } from '../portal-services/request-access.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { addApplication, changeAccess } from './change-access.ts'
import { addOrganisation, deleteUser, removeOrganisation } from './change-user.ts'
import { newKey, testTime, type TestWorld, withWorld } from './user-admin.fixture.ts'

/** A few show that the data service applies the decisions of the domain; `SEQUENCES=10000` runs the long form. */
// oxlint-disable-next-line node/no-process-env -- the size of one test is no setting of the service
const sequences = Number(process.env['SEQUENCES'] ?? 8)
const commandsPerSequence = 15

const now = () => testTime
const pick = <One>(list: readonly One[]): One => {
  const one = list[randomInt(list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

type Row = {
  id: string
  personId: string
  organisationId: string
  application: string
  role: string
  status: AccessStatus
}
type State = { accesses: Row[]; members: { personId: string; organisationId: string }[]; events: number }

async function readState(db: Database, { organisations }: TestWorld): Promise<State> {
  return withServiceScope(db, async (tx) => {
    const ids = Object.values(organisations)
    const accesses = await sql<Row>`select id, person_id, organisation_id, application, role, status
      from application_access where organisation_id = any(${ids}::uuid[]) order by id`.execute(tx)
    const members = await sql<State['members'][number]>`select person_id, organisation_id from membership
      where organisation_id = any(${ids}::uuid[]) order by 1, 2`.execute(tx)
    const events = await sql<{ count: number }>`select count(*)::int as count from audit_event
      where subject_type = 'user'`.execute(tx)
    return { accesses: accesses.rows, members: members.rows, events: events.rows[0]?.count ?? 0 }
  })
}

const actions = ['grant', 'accept', 'update', 'decline', 'withdraw'] as const

/** Runs a random change. Returns whether it was accepted. */
async function change(db: Database, world: TestWorld, { accesses }: State, by: 'clara' | 'david'): Promise<boolean> {
  const actor = world[by]
  const deps = { db, now }
  const userId = pick(Object.values(world.people))
  const organisationId = pick(Object.values(world.organisations))
  const application = pick(serviceNames)
  const role = pick(rolesOfApplication(application))
  const key = { idempotencyKey: newKey() }
  const kind = randomInt(10)
  if (kind === 0) return (await addOrganisation(deps, actor, { ...key, userId, organisationId })).ok
  if (kind === 1) {
    return (await removeOrganisation(deps, actor, { ...key, userId, organisationId, isConfirmed: true })).ok
  }
  if (kind === 2 && randomInt(4) === 0) return (await deleteUser(deps, actor, { ...key, userId })).ok
  if (kind < 6 || accesses.length === 0) {
    const grant = { ...key, userId, organisationId, application, role, reason: 'Test', endsOn: undefined }
    return (await addApplication(deps, actor, grant)).ok
  }
  const access = pick(accesses)
  const action = pick(actions)
  const input = { ...key, accessId: access.id, reason: 'Test' }
  const isGrant = action !== 'decline' && action !== 'withdraw'
  return (await changeAccess(deps, actor, { action, input: isGrant ? { ...input, role: access.role } : input })).ok
}

function expectInvariants(world: TestWorld, [before, after]: [State, State], by: 'clara' | 'david'): void {
  const self = world.people[by]
  const ownRows = ({ accesses }: State) => accesses.filter(({ personId }) => personId === self)
  expect(ownRows(after)).toEqual(ownRows(before))
  if (by === 'clara') {
    const foreign = ({ accesses, members }: State) => [
      accesses.filter(({ organisationId }) => organisationId === world.organisations.b),
      members.filter(({ organisationId }) => organisationId === world.organisations.b),
    ]
    expect(foreign(after)).toEqual(foreign(before))
    const administrations = ({ accesses }: State) =>
      accesses.filter(({ application }) => application === 'user-administration')
    expect(administrations(after)).toEqual(administrations(before))
  }
  for (const access of after.accesses) {
    const status = before.accesses.find(({ id }) => id === access.id)?.status ?? 'none'
    if (status === access.status) continue
    expect(accessActions.map((action) => nextStatus(status, action))).toContain(access.status)
  }
  for (const organisationId of Object.values(world.organisations)) {
    const hasOthers = after.members.filter((member) => member.organisationId === organisationId).length > 1
    const loses = hasAdministrator(before, organisationId) && !hasAdministrator(after, organisationId)
    expect([hasOthers, loses]).not.toEqual([true, true])
  }
}

/** An organisation whose only member stops being its administrator may have none until one is named. */
function hasAdministrator({ accesses }: State, organisationId: string): boolean {
  return accesses.some(
    (access) =>
      access.organisationId === organisationId &&
      access.role === 'customer-administrator' &&
      access.status === 'active',
  )
}

test(
  'random sequences of changes keep every invariant and leave an audit event each [A5] [A11] [A12] [A16]',
  async () => {
    let accepted = 0
    for (let sequence = 0; sequence < sequences; sequence += 1) {
      await withWorld(async (db, world) => {
        const request = { service: pick(['inventory', 'ticketing', 'wire-flow'] as const), reason: '' }
        await requestAccess({ db, now, portalTeamAddress: 't@example.com' }, world.actorOf('anna'), request)
        let before = await readState(db, world)
        for (let index = 0; index < commandsPerSequence; index += 1) {
          const by = pick(['clara', 'david'] as const)
          const isAccepted = await change(db, world, before, by)
          const after = await readState(db, world)
          if (isAccepted) {
            accepted += 1
            expect(after.events).toBeGreaterThan(before.events)
          } else expect(after).toEqual(before)
          expectInvariants(world, [before, after], by)
          before = after
        }
      })
    }
    expect(accepted).toBeGreaterThan(sequences)
  },
  60_000 + sequences * 1000,
)
