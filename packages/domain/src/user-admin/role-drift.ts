import { managedIdentityRoles } from './application-roles.ts'

export type RoleDrift = { missing: string[]; surplus: string[] }

/** Says where wire-flow runs and means nothing without it, so that it is left alone then. */
const onPremisesRole = 'kmx_artemis_onpremuser'
const wireFlowRole = 'kmx_int_artemis_active'

/** Compares roles at the identity server with those that follow from the accesses. Other roles are never touched. */
export function findRoleDrift(wanted: readonly string[], actual: readonly string[]): RoleDrift {
  const usesWireFlow = wanted.includes(wireFlowRole) || actual.includes(wireFlowRole)
  const isOurs = (role: string) => managedIdentityRoles.includes(role) && (role !== onPremisesRole || usesWireFlow)
  return {
    missing: wanted.filter((role) => !actual.includes(role)),
    surplus: actual.filter((role) => isOurs(role) && !wanted.includes(role)),
  }
}
