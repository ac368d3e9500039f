import { type Colleague, isOnlyAdministrator } from '../accounts/only-administrator.ts'
import { type ServiceName, serviceNames } from '../portal-services/services-of-roles.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type AccessAction, accessActions, type AccessStatus, nextStatus, type StatusBefore } from './access-status.ts'
import { type Administrator, administers } from './administrator.ts'
import { grantableRoles, identityRolesOf, isAdministratorApplication } from './application-roles.ts'
import { undoMs } from './invitation.ts'

/** The access that a change concerns. `personId` is null while it belongs to an invite. */
export type AccessFacts = {
  personId: string | null
  organisationId: string
  application: string
  role: string
  status: StatusBefore
  /** Whether the organisation can use the application. */
  isOffered: boolean
  /** Other members of the organisation; needed only for accesses to user administration. */
  colleagues: readonly Colleague[]
}

/** `role` and `endsOn` are those after the change; other changes leave them out. */
export type AccessChange = { action: AccessAction; role?: string | undefined; endsOn?: string | undefined }

export type AccessRefusal =
  | 'not-found'
  | 'own-access'
  | 'administrator-role'
  | 'not-allowed'
  | 'not-offered'
  | 'ends-in-past'
  | 'only-administrator'

/** Changes after which the person can use the application. */
const granting: readonly AccessAction[] = ['add-application', 'grant', 'accept', 'update', 'resend', 'send-new']

/** Decides whether an administrator may change an access, and what its status is afterwards. */
export function decideAccessChange(
  administrator: Administrator,
  access: AccessFacts,
  { action, role = access.role, endsOn, today }: AccessChange & { today: string },
): Result<AccessStatus, AccessRefusal> {
  if (!administers(administrator, access.organisationId)) return refuse('not-found')
  if (access.personId === administrator.personId) return refuse('own-access')
  if (administrator.kind === 'external' && isAdministratorApplication(access.application))
    return refuse('administrator-role')
  if (!mayGrant(administrator, access.application, role)) return refuse('not-allowed')
  const status = nextStatus(access.status, action)
  if (!status) return refuse('not-allowed')
  if (granting.includes(action) && !access.isOffered) return refuse('not-offered')
  if (endsOn !== undefined && endsOn < today) return refuse('ends-in-past')
  if (endsLastAdministration(access, { role, status })) return refuse('only-administrator')
  return ok(status)
}

function mayGrant({ kind }: Administrator, application: string, role: string): boolean {
  return isServiceName(application) && grantableRoles(kind, application).includes(role)
}

export function isServiceName(name: string): name is ServiceName {
  return serviceNames.some((known) => known === name)
}

function endsLastAdministration(access: AccessFacts, after: { role: string; status: AccessStatus }): boolean {
  const { application, role, status, colleagues } = access
  if (status === 'none') return false
  const held = identityRolesOf([{ application, role, status }])
  const remaining = identityRolesOf([{ application, ...after }])
  return isOnlyAdministrator(held, colleagues) && held.some((one) => !remaining.includes(one))
}

/** The changes that an administrator may make to an access now. */
export function allowedActions(administrator: Administrator, access: AccessFacts, today: string): AccessAction[] {
  return accessActions.filter((action) => decideAccessChange(administrator, access, { action, today }).ok)
}

export type Undo = {
  previous: { status: AccessStatus; role: string }
  /** The author and time of the change that is taken back. */
  changedBy: string | null
  changedAt: Date
  now: Date
}

/** Changes that are taken back: grants, withdrawals, updates and decisions about a request, which is then open again. */
const undoable: Readonly<Record<'after' | 'before', readonly AccessStatus[]>> = {
  after: ['active', 'inactive', 'declined'],
  before: ['active', 'inactive', 'pending'],
}

/** Decides whether an administrator may take back the last change of an access. */
export function decideUndo(
  administrator: Administrator,
  access: AccessFacts,
  { previous, changedBy, changedAt, now }: Undo,
): Result<undefined, AccessRefusal> {
  if (!administers(administrator, access.organisationId)) return refuse('not-found')
  if (access.personId === null || access.status === 'none') return refuse('not-allowed')
  if (access.personId === administrator.personId) return refuse('own-access')
  if (administrator.kind === 'external' && isAdministratorApplication(access.application))
    return refuse('administrator-role')
  if (!mayGrant(administrator, access.application, previous.role)) return refuse('not-allowed')
  if (!undoable.after.includes(access.status) || !undoable.before.includes(previous.status))
    return refuse('not-allowed')
  if (changedBy !== administrator.personId || now.getTime() - changedAt.getTime() > undoMs) return refuse('not-allowed')
  if (previous.status === 'active' && !access.isOffered) return refuse('not-offered')
  return endsLastAdministration(access, previous) ? refuse('only-administrator') : ok(undefined)
}
