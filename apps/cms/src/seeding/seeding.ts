import type { Payload, TypedUser } from 'payload'

/** Who seeds. Everything but this person is created by the rules that hold for people: `overrideAccess: false`. */
export type Seeding = { payload: Payload; user: TypedUser }
