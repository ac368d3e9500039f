import { mayStaff, type StaffAct, type StaffMember } from '@ferrule/domain/publishing/staff-rights'
import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { toId } from '../fields/relation.ts'

/** Who saves, as the rules know them; nothing for somebody who is not signed in. */
export function staffOf({ user }: Pick<PayloadRequest, 'user'>): StaffMember | undefined {
  if (!user) return undefined
  const sites = (user.sites ?? []).flatMap((site) => toId(site) ?? [])
  return { role: user.role, sites }
}

export function may(req: Pick<PayloadRequest, 'user'>, act: StaffAct): boolean {
  const staff = staffOf(req)
  return staff !== undefined && mayStaff(staff, act)
}

const whoMay =
  (act: StaffAct): Access =>
  ({ req }) =>
    may(req, act)

export const staffOnly: Access = ({ req }) => Boolean(req.user)

export const writersOnly = whoMay('write')
export const publishersOnly = whoMay('publish')
export const administratorsOnly = whoMay('administer')

export const writersOnlyField: FieldAccess = ({ req }) => may(req, 'write')
export const publishersOnlyField: FieldAccess = ({ req }) => may(req, 'publish')
export const administratorsOnlyField: FieldAccess = ({ req }) => may(req, 'administer')

export const everybody: Access = () => true
