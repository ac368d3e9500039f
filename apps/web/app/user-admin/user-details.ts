import type { ManagedAccessFragment, ManagedUserQuery } from './managed-access.generated.ts'

export type UserDetails = NonNullable<ManagedUserQuery['managedUser']>
export type GrantableApplication = ManagedUserQuery['userAdmin']['applications'][number]
export type Access = ManagedAccessFragment

/** The name of a user, or the address of an invited person. */
export function nameOf({ name, email }: { name: string; email: string }): string {
  return name || email
}
