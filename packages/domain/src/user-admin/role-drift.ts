import { managedIdentityRoles } from './application-roles.ts'

export type RoleDrift = { missing: string[]; surplus: string[] }

/** Compares roles at the identity server with those that follow from the accesses. Other roles are never touched. */
export function findRoleDrift(wanted: readonly string[], actual: readonly string[]): RoleDrift {
  return {
    missing: wanted.filter((role) => !actual.includes(role)),
    surplus: actual.filter((role) => managedIdentityRoles.includes(role) && !wanted.includes(role)),
  }
}
