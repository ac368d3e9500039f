import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serviceNames } from '../portal-services/services-of-roles.ts'
import { type AccessAction, accessActions, type AccessStatus, nextStatus, type StatusBefore } from './access-status.ts'
import { type Administrator, administers } from './administrator.ts'
import { identityRolesOf, isAdministratorApplication, rolesOfApplication } from './application-roles.ts'
import { decideAccessChange } from './decide-access-change.ts'
import { decideAddOrganisation, decideDeleteUser, decideRemoveOrganisation } from './decide-user-change.ts'

const people = ['clara', 'anna', 'bert', 'emil', 'david']
const organisations = ['a', 'b', 'x']
const today = '2026-11-17'

type Access = { role: string; status: AccessStatus }
/** Members as `person organisation`, accesses as `person organisation application`. */
type World = { members: Set<string>; accesses: Map<string, Access> }

const roles = serviceNames.flatMap((application) =>
  rolesOfApplication(application).map((role) => ({ application, role })),
)
const statuses: AccessStatus[] = ['pending', 'active', 'inactive', 'declined', 'unknown']

const worlds = fc
  .record({
    members: fc.subarray(people.flatMap((person) => organisations.map((organisation) => `${person} ${organisation}`))),
    accesses: fc.array(fc.tuple(fc.nat(14), fc.constantFrom(...roles), fc.constantFrom(...statuses)), {
      maxLength: 30,
    }),
  })
  .map(({ members, accesses }): World => {
    const held = accesses.flatMap(([place, { application, role }, status]): [string, Access][] => {
      const member = members[place % Math.max(1, members.length)]
      return member ? [[`${member} ${application}`, { role, status }]] : []
    })
    return { members: new Set(members), accesses: new Map(held) }
  })

function organisationsOf({ members }: World, person: string): string[] {
  return organisations.filter((organisation) => members.has(`${person} ${organisation}`))
}

function colleaguesOf(world: World, person: string, organisationIds: readonly string[]) {
  return organisationIds.flatMap((organisationId) =>
    people
      .filter((other) => other !== person && world.members.has(`${other} ${organisationId}`))
      .map((other) => ({ organisationId, roles: rolesIn(world, other, organisationId) })),
  )
}

function rolesIn({ accesses }: World, person: string, organisationId: string): string[] {
  return identityRolesOf(
    serviceNames.flatMap((application) => {
      const access = accesses.get(`${person} ${organisationId} ${application}`)
      return access ? [{ application, ...access }] : []
    }),
  )
}

type Command = {
  person: string
  organisation: string
  place: { application: (typeof serviceNames)[number]; role: string }
  action: AccessAction | 'add-organisation' | 'remove-organisation' | 'delete-user'
}

/** Runs a command as the data service does; a refused one changes nothing. Returns whether it was accepted. */
function run(world: World, administrator: Administrator, { person, organisation, place, action }: Command): boolean {
  const organisationIds = organisationsOf(world, person)
  const facts = {
    personId: person,
    organisationIds,
    accesses: organisationIds.flatMap((organisationId) =>
      serviceNames.flatMap((application) => {
        const access = world.accesses.get(`${person} ${organisationId} ${application}`)
        return access ? [{ organisationId, application, ...access }] : []
      }),
    ),
    colleagues: colleaguesOf(world, person, organisationIds),
  }
  if (action === 'add-organisation') {
    const decided = decideAddOrganisation(administrator, facts, organisation)
    if (decided.ok) world.members.add(`${person} ${organisation}`)
    return decided.ok
  }
  if (action === 'remove-organisation' || action === 'delete-user') {
    const decided =
      action === 'delete-user'
        ? decideDeleteUser(administrator, facts)
        : decideRemoveOrganisation(administrator, facts, organisation)
    if (!decided.ok) return false
    const leaves = 'leaves' in decided.value ? decided.value.leaves : [organisation]
    for (const left of leaves) {
      world.members.delete(`${person} ${left}`)
      for (const application of serviceNames) world.accesses.delete(`${person} ${left} ${application}`)
    }
    return true
  }
  if (!organisationIds.includes(organisation)) return false
  const key = `${person} ${organisation} ${place.application}`
  const access = world.accesses.get(key)
  const status: StatusBefore = access?.status ?? 'none'
  const colleagues = colleaguesOf(world, person, [organisation])
  const decided = decideAccessChange(
    administrator,
    {
      personId: person,
      organisationId: organisation,
      application: place.application,
      role: access?.role ?? place.role,
      status,
      isOffered: true,
      colleagues,
    },
    { action, role: place.role, today },
  )
  if (!decided.ok) return false
  expect(decided.value).toBe(nextStatus(status, action))
  world.accesses.set(key, { role: place.role, status: decided.value })
  return true
}

const copy = ({ members, accesses }: World): World => ({ members: new Set(members), accesses: new Map(accesses) })

const actions = [...accessActions, 'add-organisation', 'remove-organisation', 'delete-user'] as const

const everyCommand = people.flatMap((person) =>
  organisations.flatMap((organisation) =>
    roles.flatMap((place) => actions.map((action): Command => ({ person, organisation, place, action }))),
  ),
)

const isGrant = ({ action }: Command) => !['withdraw', 'decline', 'remove-organisation', 'delete-user'].includes(action)

test('no grant that an external administrator can reach leaves their organisations or gives an administrator role [A5]', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const before = copy(world)
      const organisationIds = organisationsOf(world, 'clara')
      const clara: Administrator = { kind: 'external', personId: 'clara', organisationIds }
      const grants = everyCommand.filter(isGrant)
      // Repeats until no grant is accepted that changes something: the closure.
      for (let size = -1; size !== sizeOf(world); ) {
        size = sizeOf(world)
        for (const command of grants) run(world, clara, command)
      }
      for (const [key, access] of world.accesses) {
        const [person = '', organisation = '', application = ''] = key.split(' ')
        const old = before.accesses.get(key)
        if (old?.status === access.status && old.role === access.role) continue
        expect([key, administers(clara, organisation), isAdministratorApplication(application), person]).toEqual([
          key,
          true,
          false,
          expect.not.stringMatching('clara'),
        ])
      }
      for (const member of world.members) {
        const [person = '', organisation = ''] = member.split(' ')
        if (before.members.has(member)) continue
        expect([administers(clara, organisation), person === 'clara']).toEqual([true, false])
      }
    }),
    { numRuns: 20 },
  )
})

function sizeOf({ members, accesses }: World): number {
  return members.size + [...accesses.values()].filter(({ status }) => status === 'active').length
}

const commands = fc.array(
  fc.record({
    by: fc.constantFrom('clara', 'david'),
    person: fc.constantFrom(...people),
    organisation: fc.constantFrom(...organisations),
    place: fc.constantFrom(...roles),
    action: fc.constantFrom(...actions),
  }),
  { maxLength: 20 },
)

test('10,000 random sequences keep the last administrator, self-grants out and states on their transitions [A11] [A12]', () => {
  fc.assert(
    fc.property(worlds, commands, (world, sequence) => {
      for (const { by, ...command } of sequence) {
        const administrator: Administrator = {
          kind: by === 'david' ? 'internal' : 'external',
          personId: by,
          organisationIds: organisationsOf(world, by),
        }
        const before = copy(world)
        const accepted = run(world, administrator, command)
        if (accepted) expect(command.person).not.toBe(by)
        else expect(world).toEqual(before)
        for (const organisation of organisations) {
          if (hasAdministrator(before, organisation)) expectAdministered(world, organisation)
        }
      }
    }),
    { numRuns: 10_000 },
  )
})

function membersOf({ members }: World, organisation: string): string[] {
  return people.filter((person) => members.has(`${person} ${organisation}`))
}

function hasAdministrator(world: World, organisation: string): boolean {
  return membersOf(world, organisation).some((person) =>
    rolesIn(world, person, organisation).includes('kmx_delegatedadmin_extern'),
  )
}

/** An organisation that had an administrator has one afterwards, unless it has no members left. */
function expectAdministered(world: World, organisation: string): void {
  expect(hasAdministrator(world, organisation) || membersOf(world, organisation).length <= 1).toBe(true)
}
