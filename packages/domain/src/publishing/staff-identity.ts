import { z } from 'zod'
import { ok, type Result, refuse } from '../result.ts'
import { type StaffRole, staffRoles } from './staff-rights.ts'

/** What the identity server calls a login with a second factor, or with a passkey that checks its owner. */
export const secondFactorLevel = 'second-factor'

/** The role at the identity server that makes somebody staff of this kind. */
export const identityRoleOf = (role: StaffRole) => `kmx_content_${role}`

/** What the identity server says of somebody who has signed in. */
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

/** Whether these claims open the content admin. An address nobody has proved could be another person's. */
export function toStaffIdentity(claims: StaffClaims): Result<StaffIdentity, StaffRefusal> {
  if (claims.acr !== secondFactorLevel) return refuse('no-second-factor')
  if (claims.email_verified !== true) return refuse('unverified-address')
  const role = strongestRole(claims.roles)
  if (!role) return refuse('no-role')
  return ok({ subject: claims.sub, email: claims.email.toLowerCase(), name: claims.name || claims.email, role })
}

export function strongestRole(held: readonly string[]): StaffRole | undefined {
  return staffRoles.findLast((role) => held.includes(identityRoleOf(role)))
}
