import { randomInt, randomUUIDv7 } from 'node:crypto'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import type { AccessStatus } from '@ferrule/domain/user-admin/access-status'
import { rolesOfApplication } from '@ferrule/domain/user-admin/application-roles'
import { sql } from 'kysely'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { addApplication, changeAccess } from './change-access.ts'
import { addOrganisation, deleteUser, removeOrganisation } from './change-user.ts'
import { keepAccess, undoKeepAccess } from './keep-access.ts'
import { markPending } from './mark-pending.ts'
import { undoAccessChange } from './undo-access-change.ts'
import { newKey, testTime, type TestWorld } from './user-admin.fixture.ts'

function pick<One>(list: readonly One[]): One {
  const one = list[randomInt(list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

export type AccessState = {
  id: string
  personId: string
  organisationId: string
  application: string
  role: string
  status: AccessStatus
  version: number
  /** The status before the last change, to which an undo returns. */
  previous: AccessStatus | null
}

export type WorldState = {
  accesses: AccessState[]
  members: { personId: string; organisationId: string }[]
  events: { actor: string; action: string; userId: string }[]
}

/** Everything that a change can affect, in one statement: it is read after each one. */
export async function readState(
  { queries }: Database,
  { organisations, people }: Pick<TestWorld, 'organisations' | 'people'>,
): Promise<WorldState> {
  await sql`select set_config('ferrule.service', 'on', true)`.execute(queries)
  const ids = Object.values(organisations)
  const { rows } = await sql<WorldState>`select
    array(select json_build_object('id', id, 'personId', person_id, 'organisationId', organisation_id,
        'application', application, 'role', role, 'status', status, 'version', version,
        'previous', previous ->> 'status')
      from application_access where organisation_id = any(${ids}::uuid[]) order by id) as accesses,
    array(select json_build_object('personId', person_id, 'organisationId', organisation_id)
      from membership where organisation_id = any(${ids}::uuid[]) order by person_id, organisation_id) as members,
    array(select json_build_object('actor', actor, 'action', action, 'userId', subject_id)
      from audit_event where subject_type = 'user' and subject_id = any(${Object.values(people)}::text[])
      order by id) as events`.execute(queries)
  const [state] = rows
  if (!state) throw new Error('no state')
  return state
}

/** A request of a member. Without its mail, whose queue only one transaction can use at a time. */
export async function requestSomething(db: Database, world: TestWorld): Promise<void> {
  const application = pick(['inventory', 'ticketing', 'wire-flow'] as const)
  const actor = world.actorOf('anna')
  const requestId = randomUUIDv7()
  await withUserScope(db, actor, async (tx, scope) => {
    await tx
      .insertInto('accessRequest')
      .values({ id: requestId, personId: actor.profile.id, service: application, reason: '', requestedAt: testTime })
      .execute()
    await markPending(tx, scope, { requestId, application, at: testTime })
  })
}

export type RandomChange = { name: string; by: 'clara' | 'david'; run: () => Promise<{ ok: boolean }> }

const actions = ['grant', 'accept', 'update', 'decline', 'withdraw', 'undo', 'keep', 'undo-keep'] as const

/** A random command of one of the two administrators. */
export function toRandomChange(db: Database, world: TestWorld, { accesses }: WorldState): RandomChange {
  const by = pick(['clara', 'david'] as const)
  const actor = world[by]
  const deps = { db, now: () => testTime }
  const userId = pick(Object.values(world.people))
  const organisationId = pick(Object.values(world.organisations))
  const input = { idempotencyKey: newKey(), userId, organisationId }
  const toChange = (name: string, run: RandomChange['run']) => ({ name: `${by}: ${name} ${userId}`, by, run })
  const kind = randomInt(10)
  if (kind === 0) return toChange('add-organisation', () => addOrganisation(deps, actor, input))
  if (kind === 1) {
    return toChange('remove-organisation', () => removeOrganisation(deps, actor, { ...input, isConfirmed: true }))
  }
  if (kind === 2 && randomInt(4) === 0) {
    const { idempotencyKey } = input
    return toChange('delete-user', () => deleteUser(deps, actor, { idempotencyKey, userId }))
  }
  if (kind < 6 || accesses.length === 0) {
    const application = pick(serviceNames)
    const role = pick(rolesOfApplication(application))
    const grant = { ...input, application, role, reason: 'Test', endsOn: undefined }
    return toChange(`add-application ${application} ${role}`, () => addApplication(deps, actor, grant))
  }
  const access = pick(accesses)
  const action = pick(actions)
  const run = () => changeOne({ deps, actor }, access, action)
  return { name: `${by}: ${action} ${access.application} of ${access.personId}`, by, run }
}

type Caller = { deps: Parameters<typeof changeAccess>[0]; actor: TestWorld['clara'] }

function changeOne({ deps, actor }: Caller, access: AccessState, action: (typeof actions)[number]) {
  const { id: accessId, version, role } = access
  const input = { idempotencyKey: newKey(), accessId, reason: 'Test' }
  if (action === 'undo') {
    return undoAccessChange(deps, actor, { idempotencyKey: input.idempotencyKey, accessId, version })
  }
  if (action === 'keep') return keepAccess(deps, actor, input)
  if (action === 'undo-keep') return undoKeepAccess(deps, actor, input)
  if (action === 'decline' || action === 'withdraw') return changeAccess(deps, actor, { action, input })
  return changeAccess(deps, actor, { action, input: { ...input, role } })
}
