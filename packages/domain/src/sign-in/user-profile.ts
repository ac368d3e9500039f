import { z } from 'zod'

/** The claims of a user. Roles are a list, or a single text if there is one. */
export const profileClaims = z.object({
  sub: z.string().min(1),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  roles: z.union([z.string(), z.array(z.string())]).optional(),
  identity_provider: z.string().optional(),
})

export type ProfileClaims = z.infer<typeof profileClaims>

export type UserProfile = {
  id: string
  firstName: string
  lastName: string
  fullName: string
  initials: string
  email: string
  /** Only a verified address identifies the user's records. */
  hasVerifiedEmail: boolean
  roles: string[]
  /** The provider of their company at which the user signed in; missing for a login with a password. */
  identityProvider?: string
  /** Whether the claims contain more than the subject; otherwise the status of services is unknown. */
  populated: boolean
  isDelegatedAdminInternal: boolean
  isDelegatedAdminExternal: boolean
}

export function toUserProfile(claims: ProfileClaims): UserProfile {
  const firstName = claims.given_name?.trim() ?? ''
  const lastName = claims.family_name?.trim() ?? ''
  const roles = toRoles(claims.roles)
  return {
    id: claims.sub,
    firstName,
    lastName,
    fullName: claims.name?.trim() || `${firstName} ${lastName}`.trim(),
    initials: `${firstLetter(firstName)}${firstLetter(lastName)}`,
    email: claims.email ?? '',
    hasVerifiedEmail: claims.email_verified === true,
    roles,
    ...(claims.identity_provider === undefined ? {} : { identityProvider: claims.identity_provider }),
    populated: hasProfileData(claims),
    isDelegatedAdminInternal: roles.includes('kmx_delegatedadmin_intern'),
    isDelegatedAdminExternal: roles.includes('kmx_delegatedadmin_extern'),
  }
}

/** A client without the profile scope gets the subject only. */
function hasProfileData({ given_name, family_name, name, email, roles }: ProfileClaims): boolean {
  return [given_name, family_name, name, email, roles].some((claim) => claim !== undefined)
}

/**
 * Removes the identity server's own roles. A role may have a customer's prefix, which only the wire-flow rule accepts;
 * all other rules compare exact names.
 */
function toRoles(roles: ProfileClaims['roles'] = []): string[] {
  return [roles].flat().filter((role) => role.includes('kmx_'))
}

/** Cut by code point, so that surrogate pairs stay intact. */
function firstLetter(name: string): string {
  return (Array.from(name)[0] ?? '').toLocaleUpperCase('en')
}
