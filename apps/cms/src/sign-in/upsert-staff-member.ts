import type { StaffIdentity } from '@ferrule/domain/publishing/staff-identity'
import type { PayloadRequest } from 'payload'

/**
 * Creates the user record at the first sign-in and updates it at every later one with the data of the identity server.
 * Records without a subject, such as seeded ones, are matched by e-mail address. The assigned sites stay unchanged.
 */
export async function upsertStaffMember(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { subject, email, name, role }: StaffIdentity,
): Promise<{ id: string }> {
  // Access control is overridden because the user has no session yet; the identity server has authenticated them.
  const where = { or: [{ subject: { equals: subject } }, { email: { equals: email }, subject: { exists: false } }] }
  const found = await payload.find({ collection: 'users', where, overrideAccess: true, sort: 'subject', limit: 1 })
  const data = { subject, email, name, role }
  const [known] = found.docs
  return known
    ? payload.update({ collection: 'users', id: known.id, data, overrideAccess: true })
    : payload.create({ collection: 'users', data, overrideAccess: true })
}
