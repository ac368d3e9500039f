import { ok, refuse, type Result } from '../result.ts'
import { isFreshLogin } from './fresh-login.ts'

/** What somebody can do to their own account. */
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

/** Whoever works for the company itself; their accounts come from its directory. */
export const internalRoles = ['kmx_employee_intern', 'kmx_delegatedadmin_intern', 'kmx_int_servicedesk_agent']

export function isManagedInternally(roles: readonly string[]): boolean {
  return internalRoles.some((role) => roles.includes(role))
}

/** The directory decides over everything else of an employee. */
const ownedByEmployees: readonly AccountChange[] = ['add-device', 'reset-devices', 'end-session', 'export-data']

const needsFreshLogin: readonly AccountChange[] = [
  'change-password',
  'change-email',
  'add-device',
  'remove-device',
  'reset-devices',
  'export-data',
  'delete-account',
]

type Person = { roles: readonly string[]; authenticatedAt: Date | undefined }

/** Whether somebody may do this to their own account now. */
export function decideAccountChange(
  change: AccountChange,
  { roles, authenticatedAt }: Person,
  now: Date,
): Result<undefined, AccountRefusal> {
  if (isManagedInternally(roles) && !ownedByEmployees.includes(change)) return refuse('managed-internally')
  if (needsFreshLogin.includes(change) && !isFreshLogin(authenticatedAt, now)) return refuse('fresh-login-needed')
  return ok(undefined)
}
