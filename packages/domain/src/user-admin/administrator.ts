import type { AdministratorKind } from './application-roles.ts'

/** A delegated administrator. An internal one administers every organisation. */
export type Administrator = { kind: AdministratorKind; personId: string; organisationIds: readonly string[] }

/** Compares exact names; the internal role includes the external one. */
export function administratorKindOf(roles: readonly string[]): AdministratorKind | undefined {
  if (roles.includes('kmx_delegatedadmin_intern')) return 'internal'
  return roles.includes('kmx_delegatedadmin_extern') ? 'external' : undefined
}

export function administers({ kind, organisationIds }: Administrator, organisationId: string): boolean {
  return kind === 'internal' || organisationIds.includes(organisationId)
}
