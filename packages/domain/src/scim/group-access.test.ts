import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serviceNames } from '../portal-services/services-of-roles.ts'
import { type AccessStatus, nextStatus } from '../user-admin/access-status.ts'
import { rolesOfApplication } from '../user-admin/application-roles.ts'
import { type GroupApplication, type HeldGroupAccess, planGroupAccess } from './group-access.ts'

const inventory = { groupId: 'g', application: 'inventory', role: 'user' }
const held = { id: 'a', application: 'inventory', role: 'user', groupId: undefined, isChangedByPerson: true }
const nothing = { add: [], change: [], withdraw: [] }

test.each<[string, GroupApplication[], HeldGroupAccess[], object]>([
  ['an application without an access is added', [inventory], [], { ...nothing, add: [inventory] }],
  ['an access of an administrator stays', [inventory], [{ ...held, status: 'active' }], nothing],
  ['an access of an administrator is not withdrawn', [], [{ ...held, status: 'active' }], nothing],
  [
    'an access that no group gives is withdrawn',
    [],
    [{ ...held, status: 'active', groupId: 'g' }],
    { ...nothing, withdraw: ['a'] },
  ],
  ['an access that an administrator withdrew stays withdrawn', [inventory], [{ ...held, status: 'inactive' }], nothing],
  [
    'an access that a group took away comes back',
    [inventory],
    [{ ...held, status: 'inactive', groupId: 'g', isChangedByPerson: false }],
    { ...nothing, change: [{ id: 'a', action: 'grant', role: 'user', groupId: 'g' }] },
  ],
  [
    'a request is accepted',
    [inventory],
    [{ ...held, status: 'pending' }],
    { ...nothing, change: [{ id: 'a', action: 'accept', role: 'user', groupId: 'g' }] },
  ],
  [
    'of two roles the larger one is given',
    [
      { groupId: 'g', application: 'wire-flow', role: 'on-premises-user' },
      { groupId: 'h', application: 'wire-flow', role: 'cloud-user' },
    ],
    [],
    { ...nothing, add: [{ groupId: 'g', application: 'wire-flow', role: 'on-premises-user' }] },
  ],
  [
    'administration is never given',
    [{ groupId: 'g', application: 'user-administration', role: 'customer-administrator' }],
    [],
    nothing,
  ],
  [
    'a service beyond the organisation is never given',
    [{ groupId: 'g', application: 'direct', role: 'user' }],
    [],
    nothing,
  ],
])('%s', (_, wanted, accesses, plan) => {
  expect(planGroupAccess(wanted, accesses)).toEqual(plan)
})

const application = fc.constantFrom(...serviceNames)
const wantedOf = application.chain((name) =>
  fc.record({
    groupId: fc.constantFrom('g', 'h'),
    application: fc.constant<string>(name),
    role: fc.constantFrom(...rolesOfApplication(name), 'other'),
  }),
)
const statuses: AccessStatus[] = ['pending', 'active', 'inactive', 'declined', 'unknown']
const accessesOf = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    application: application.map(String),
    role: fc.constant('user'),
    status: fc.constantFrom(...statuses),
    groupId: fc.constantFrom('g', undefined),
    isChangedByPerson: fc.boolean(),
  }),
  { selector: (access) => access.application },
)

function apply(accesses: HeldGroupAccess[], wanted: GroupApplication[]): HeldGroupAccess[] {
  const plan = planGroupAccess(wanted, accesses)
  const changed = accesses.map((access): HeldGroupAccess => {
    const change = plan.change.find(({ id }) => id === access.id)
    const action = plan.withdraw.includes(access.id) ? 'withdraw' : change?.action
    if (!action) return access
    const status = nextStatus(access.status, action)
    if (!status) throw new Error(`no ${action} from ${access.status}`)
    return {
      ...access,
      status,
      isChangedByPerson: false,
      ...(change && { role: change.role, groupId: change.groupId }),
    }
  })
  const added = plan.add.map(({ groupId, application: name, role }): HeldGroupAccess => {
    return { id: name, application: name, role, status: 'active', groupId, isChangedByPerson: false }
  })
  return [...changed, ...added]
}

test('a plan follows the allowed transitions, never touches administration, and is complete after one run', () => {
  fc.assert(
    fc.property(fc.array(wantedOf, { maxLength: 6 }), accessesOf, (wanted, accesses) => {
      const after = apply(accesses, wanted)
      expect(planGroupAccess(wanted, after)).toEqual(nothing)
      const administration = (all: HeldGroupAccess[]) =>
        all.filter((one) => one.application === 'user-administration' && one.groupId === undefined)
      expect(administration(after)).toEqual(administration(accesses))
      expect(
        after.filter((one) => one.application === 'user-administration' && one.status === 'active').length,
      ).toBeLessThanOrEqual(
        accesses.filter((one) => one.application === 'user-administration' && one.status === 'active').length,
      )
    }),
  )
})
