import { isStaffAllowed, type StaffAction, type StaffMember } from '@ferrule/domain/publishing/staff-rights'
import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { toId } from '../fields/relation.ts'

/** Returns the role and sites of the signed-in user, or undefined for an anonymous request. */
export function staffOf({ user }: Pick<PayloadRequest, 'user'>): StaffMember | undefined {
  if (!user) return undefined
  // An unreadable site stays in the list as one that no record has: an empty list would mean all sites.
  const sites = (user.sites ?? []).map((site) => toId(site) ?? '')
  return { role: user.role, sites }
}

export function may(req: Pick<PayloadRequest, 'user'>, act: StaffAction): boolean {
  const staff = staffOf(req)
  return staff !== undefined && isStaffAllowed(staff, act)
}

const accessFor =
  (act: StaffAction): Access =>
  ({ req }) =>
    may(req, act)

export const staffOnly: Access = ({ req }) => Boolean(req.user)

export const writersOnly = accessFor('write')
export const publishersOnly = accessFor('publish')
export const administratorsOnly = accessFor('administer')

export const staffOnlyField: FieldAccess = ({ req }) => Boolean(req.user)
export const writersOnlyField: FieldAccess = ({ req }) => may(req, 'write')
export const publishersOnlyField: FieldAccess = ({ req }) => may(req, 'publish')
export const administratorsOnlyField: FieldAccess = ({ req }) => may(req, 'administer')

export const anyone: Access = () => true
