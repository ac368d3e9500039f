import { IdentityRefusal } from '@ferrule/connectors/identity-admin/identity-admin-client'

/** Refusals of the content, which the same change gets every time. The other statuses can pass. */
const permanentStatuses: readonly number[] = [400, 409]

export function isPermanentRefusal(error: unknown): boolean {
  return error instanceof IdentityRefusal && permanentStatuses.includes(error.status)
}
