import { z } from 'zod'

/** What the identity server says of a person. Roles arrive as a list, or as a single word when there is one. */
export const profileClaims = z.object({
  sub: z.string().min(1),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  roles: z.union([z.string(), z.array(z.string())]).optional(),
})

export type ProfileClaims = z.infer<typeof profileClaims>

export type UserProfile = {
  id: string
  firstName: string
  lastName: string
  fullName: string
  initials: string
  email: string
  /** Only then does the address say whose records are theirs. */
  hasVerifiedEmail: boolean
  roles: string[]
  /** Whether the identity server's answer has been read; false until then. */
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
    populated: true,
    isDelegatedAdminInternal: roles.includes('kmx_delegatedadmin_intern'),
    isDelegatedAdminExternal: roles.includes('kmx_delegatedadmin_extern'),
  }
}

/** The identity server mixes roles of its own among ours. */
function toRoles(roles: ProfileClaims['roles'] = []): string[] {
  return [roles].flat().filter((role) => role.startsWith('kmx_'))
}

/** By code point, so that a name outside the basic plane keeps a whole letter. */
function firstLetter(name: string): string {
  return (Array.from(name)[0] ?? '').toLocaleUpperCase('en')
}
