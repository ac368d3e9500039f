import type { StaffIdentity } from '@ferrule/domain/publishing/staff-identity'
import type { PayloadRequest } from 'payload'

/**
 * The record of somebody who has just proved who they are; made at the first login, and with each login what the
 * identity server says. Records from before are found by their address. The sites somebody works for are ours alone.
 */
export async function keepStaffMember(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { subject, email, name, role }: StaffIdentity,
): Promise<{ id: string }> {
  // Access control is overridden here because the person is not signed in yet; the identity server has let them in.
  const where = { or: [{ subject: { equals: subject } }, { email: { equals: email }, subject: { exists: false } }] }
  const found = await payload.find({ collection: 'users', where, overrideAccess: true, sort: 'subject', limit: 1 })
  const data = { subject, email, name, role }
  const [known] = found.docs
  return known
    ? payload.update({ collection: 'users', id: known.id, data, overrideAccess: true })
    : payload.create({ collection: 'users', data, overrideAccess: true })
}
