import { z } from 'zod'
import { ok, type Result, refuse } from '../result.ts'
import { type StaffRole, staffRoles } from './staff-rights.ts'

/** The `acr` of a login with a second factor, or with a passkey with user verification. */
export const secondFactorLevel = 'second-factor'

/** The role of the identity server for a staff role. */
export const identityRoleOf = (role: StaffRole) => `kmx_content_${role}`

/** The token claims of a signed-in staff member. */
export const staffClaims = z.object({
  sub: z.string().min(1),
  acr: z.string().optional(),
  email: z.email(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  roles: z.array(z.string()).default([]),
})

export type StaffClaims = z.infer<typeof staffClaims>

export type StaffIdentity = { subject: string; email: string; name: string; role: StaffRole }

export type StaffRefusal = 'no-second-factor' | 'unverified-address' | 'no-role'

/** Decides access to the content admin. An unverified email address could belong to another person. */
export function toStaffIdentity(claims: StaffClaims): Result<StaffIdentity, StaffRefusal> {
  if (claims.acr !== secondFactorLevel) return refuse('no-second-factor')
  if (claims.email_verified !== true) return refuse('unverified-address')
  const role = strongestRole(claims.roles)
  if (!role) return refuse('no-role')
  return ok({ subject: claims.sub, email: claims.email.toLowerCase(), name: claims.name || claims.email, role })
}

export function strongestRole(identityRoles: readonly string[]): StaffRole | undefined {
  return staffRoles.findLast((role) => identityRoles.includes(identityRoleOf(role)))
}
