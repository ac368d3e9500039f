import { nextStatus, type AccessAction, type AccessStatus } from '../user-admin/access-status.ts'
import { grantableRoles, rolesOfApplication } from '../user-admin/application-roles.ts'
import { isServiceName } from '../user-admin/decide-access-change.ts'

/** An application that an administrator lets a group of the directory give. */
export type GroupApplication = { groupId: string; application: string; role: string }

/** `groupId` is set for an access that a group gave; all others belong to administrators. */
export type HeldGroupAccess = {
  id: string
  application: string
  role: string
  status: AccessStatus
  groupId: string | undefined
  /** Whether an administrator made the last change. */
  isChangedByPerson: boolean
}

export type GroupAccessPlan = {
  add: GroupApplication[]
  change: { id: string; action: AccessAction; role: string; groupId: string }[]
  withdraw: string[]
}

/** Whether a group may give an application: never administration, nor a service that reaches beyond the organisation. */
export function mayGroupGive({ application, role }: { application: string; role: string }): boolean {
  return isServiceName(application) && grantableRoles('external', application).includes(role)
}

/**
 * Plans the changes that give a person the applications of their groups. Accesses of administrators stay as they are,
 * and an access that an administrator withdrew stays withdrawn.
 */
export function planGroupAccess(
  wanted: readonly GroupApplication[],
  held: readonly HeldGroupAccess[],
): GroupAccessPlan {
  const given = choosePerApplication(wanted.filter(mayGroupGive))
  const plan: GroupAccessPlan = { add: [], change: [], withdraw: [] }
  for (const application of given) {
    const access = held.find((one) => one.application === application.application)
    if (!access) plan.add.push(application)
    else {
      const action = actionFor(access, application)
      if (action) plan.change.push({ id: access.id, action, role: application.role, groupId: application.groupId })
    }
  }
  plan.withdraw = held
    .filter(({ status, groupId, application }) => {
      return status === 'active' && groupId !== undefined && !given.some((one) => one.application === application)
    })
    .map(({ id }) => id)
  return plan
}

/** Two groups can give different roles of one application; the role that comes last includes the others. */
function choosePerApplication(wanted: readonly GroupApplication[]): GroupApplication[] {
  const rank = ({ application, role }: GroupApplication) =>
    isServiceName(application) ? rolesOfApplication(application).indexOf(role) : -1
  const sorted = wanted.toSorted((one, other) => rank(one) - rank(other) || (one.groupId < other.groupId ? 1 : -1))
  return [...new Map(sorted.map((one) => [one.application, one])).values()]
}

const actions: Partial<Record<AccessStatus, AccessAction>> = {
  pending: 'accept',
  inactive: 'grant',
  unknown: 'grant',
  declined: 'add-application',
  active: 'update',
}

function actionFor(access: HeldGroupAccess, wanted: GroupApplication): AccessAction | undefined {
  const { status, groupId, role, isChangedByPerson } = access
  const action = actions[status]
  if (!action || !nextStatus(status, action)) return undefined
  if (status === 'active') return groupId !== undefined && role !== wanted.role ? action : undefined
  if (status === 'inactive' || status === 'declined') return isChangedByPerson ? undefined : action
  return action
}
