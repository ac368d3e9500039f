import type { Payload, TypedUser } from 'payload'

/** The first administrator, or the one who is there already. */
export async function seedEditor(
  payload: Payload,
  { email, password }: { email: string; password: string },
): Promise<TypedUser> {
  // Access control is overridden here because nobody exists yet who would be allowed to create the first person.
  const known = await payload.find({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true })
  const data = { email, password, name: 'First editor', role: 'administrator' } as const
  const editor = known.docs[0] ?? (await payload.create({ collection: 'users', data, overrideAccess: true }))
  return { ...editor, collection: 'users' }
}
