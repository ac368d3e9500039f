import { contentStaff } from '@ferrule/seeds/content-staff'
import type { Payload, TypedUser } from 'payload'

/**
 * Creates the author of the demo content. The same person signs in at the identity server, matched by e-mail address.
 */
export async function seedEditor(payload: Payload): Promise<TypedUser> {
  const [{ email, firstName, lastName }] = contentStaff
  // Access control is overridden because no user exists yet who may create the first one.
  const found = await payload.find({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true })
  const data = { email, name: `${firstName} ${lastName}`, role: 'administrator' } as const
  const editor = found.docs[0] ?? (await payload.create({ collection: 'users', data, overrideAccess: true }))
  return { ...editor, collection: 'users' }
}
