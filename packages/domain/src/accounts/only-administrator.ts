/** Who invites the colleagues of an organisation and decides what they may use. */
const administratorRole = 'kmx_delegatedadmin_extern'

/** Another member of an organisation that somebody belongs to. */
export type Colleague = { organisationId: string; roles: readonly string[] }

export function isAdministrator(roles: readonly string[]): boolean {
  return roles.includes(administratorRole)
}

/** Whether somebody who leaves would leave colleagues behind without an administrator. */
export function isOnlyAdministrator(roles: readonly string[], colleagues: readonly Colleague[]): boolean {
  if (!isAdministrator(roles)) return false
  const cared = new Set(colleagues.filter((one) => isAdministrator(one.roles)).map((one) => one.organisationId))
  return colleagues.some(({ organisationId }) => !cared.has(organisationId))
}
