import SchemaBuilder from '@pothos/core'
import DataloaderPlugin from '@pothos/plugin-dataloader'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { GraphQLError } from 'graphql'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { RequestContext } from './request-context.ts'

/** A field says who may ask for it: anybody, or a person who is signed in. */
type Rules = { public: boolean; signedIn: boolean }

type Types = {
  Context: RequestContext
  AuthScopes: Rules
  AuthContexts: { signedIn: RequestContext & { actor: SignedInActor } }
  DefaultFieldNullability: false
  Scalars: { DateTime: { Input: Date; Output: Date } }
}

export type Builder = ReturnType<typeof createBuilder>

export function createBuilder() {
  const builder = new SchemaBuilder<Types>({
    plugins: [ScopeAuthPlugin, DataloaderPlugin],
    defaultFieldNullability: false,
    scopeAuth: {
      authScopes: ({ actor }) => ({ public: true, signedIn: actor.kind === 'user' }),
      unauthorizedError: () =>
        new GraphQLError('Sign-in required', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } }),
    },
  })
  builder.scalarType('DateTime', {
    description: 'A moment, in UTC, as ISO 8601',
    serialize: (value) => value.toISOString(),
    parseValue: parseDateTime,
  })
  builder.queryType({})
  builder.mutationType({})
  return builder
}

function parseDateTime(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : undefined
  if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('Not a moment in ISO 8601')
  return date
}
