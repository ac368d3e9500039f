import { contentStaff } from '@ferrule/seeds/content-staff'
import type { Payload, TypedUser } from 'payload'

/** Who has made the demo content. The same person signs in through the identity server and is known by the address. */
export async function seedEditor(payload: Payload): Promise<TypedUser> {
  const [{ email, firstName, lastName }] = contentStaff
  // Access control is overridden here because nobody exists yet who would be allowed to create the first person.
  const known = await payload.find({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true })
  const data = { email, name: `${firstName} ${lastName}`, role: 'administrator' } as const
  const editor = known.docs[0] ?? (await payload.create({ collection: 'users', data, overrideAccess: true }))
  return { ...editor, collection: 'users' }
}
