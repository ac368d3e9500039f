import SchemaBuilder, { type ObjectRef as PothosObjectRef } from '@pothos/core'
import DataloaderPlugin from '@pothos/plugin-dataloader'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type Right, rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { GraphQLError } from 'graphql'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { RequestContext } from './request-context.ts'

type SignedInContext = RequestContext & { actor: SignedInActor }

type Types = {
  Context: RequestContext
  /** Access rule of a field: public, signed in, or a right granted by roles. */
  AuthScopes: Record<Right, boolean>
  AuthContexts: Record<Exclude<Right, 'public'>, SignedInContext>
  DefaultFieldNullability: false
  Scalars: { DateTime: { Input: Date; Output: Date } }
}

export type Builder = ReturnType<typeof createBuilder>
export type ObjectRef<Shape> = PothosObjectRef<Builder['$inferSchemaTypes'], Shape>

export function createBuilder() {
  const builder = new SchemaBuilder<Types>({
    plugins: [ScopeAuthPlugin, DataloaderPlugin],
    defaultFieldNullability: false,
    scopeAuth: {
      authScopes: ({ actor }) => rightsOfRoles(actor.kind === 'user' ? actor.profile.roles : undefined),
      unauthorizedError: (_, { actor }) => (actor.kind === 'user' ? notAllowed() : signInRequired()),
    },
  })
  builder.scalarType('DateTime', {
    description: 'A point in time in UTC, as ISO 8601',
    serialize: (value) => value.toISOString(),
    parseValue: parseDateTime,
  })
  builder.queryType({})
  builder.mutationType({})
  return builder
}

function signInRequired(): GraphQLError {
  return new GraphQLError('Sign-in required', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } })
}

function notAllowed(): GraphQLError {
  return new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN', http: { status: 403 } } })
}

function parseDateTime(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : undefined
  if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('Not an ISO 8601 date and time')
  return date
}
