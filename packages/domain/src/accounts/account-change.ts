import { ok, refuse, type Result } from '../result.ts'
import { isFreshLogin } from './fresh-login.ts'

/** A change that users make to their own account. */
export type AccountChange =
  | 'change-profile'
  | 'change-password'
  | 'change-email'
  | 'add-device'
  | 'remove-device'
  | 'reset-devices'
  | 'end-session'
  | 'export-data'
  | 'delete-account'

export type AccountRefusal = 'managed-internally' | 'fresh-login-needed'

/** Roles of the company's employees, whose accounts come from its directory. */
export const internalRoles = ['kmx_employee_intern', 'kmx_delegatedadmin_intern', 'kmx_int_servicedesk_agent']

export function isManagedInternally(roles: readonly string[]): boolean {
  return internalRoles.some((role) => roles.includes(role))
}

/** All other changes of an employee's account are made in the directory. */
const allowedToEmployees: readonly AccountChange[] = ['add-device', 'reset-devices', 'end-session', 'export-data']

const needsFreshLogin: readonly AccountChange[] = [
  'change-password',
  'change-email',
  'add-device',
  'remove-device',
  'reset-devices',
  'export-data',
  'delete-account',
]

type AccountOwner = { roles: readonly string[]; authenticatedAt: Date | undefined }

/** Decides whether users may make this change to their own account now. */
export function decideAccountChange(
  change: AccountChange,
  { roles, authenticatedAt }: AccountOwner,
  now: Date,
): Result<undefined, AccountRefusal> {
  if (isManagedInternally(roles) && !allowedToEmployees.includes(change)) return refuse('managed-internally')
  if (needsFreshLogin.includes(change) && !isFreshLogin(authenticatedAt, now)) return refuse('fresh-login-needed')
  return ok(undefined)
}
