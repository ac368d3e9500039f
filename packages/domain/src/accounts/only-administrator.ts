/** Customer administrators invite colleagues of their organisation and grant them access. */
const administratorRole = 'kmx_delegatedadmin_extern'

/** Another member of one of the user's organisations. */
export type Colleague = { organisationId: string; roles: readonly string[] }

function isAdministrator(roles: readonly string[]): boolean {
  return roles.includes(administratorRole)
}

/** Whether deleting the account would leave an organisation's members without an administrator. */
export function isOnlyAdministrator(roles: readonly string[], colleagues: readonly Colleague[]): boolean {
  if (!isAdministrator(roles)) return false
  const administered = new Set(colleagues.filter((one) => isAdministrator(one.roles)).map((one) => one.organisationId))
  return colleagues.some(({ organisationId }) => !administered.has(organisationId))
}
