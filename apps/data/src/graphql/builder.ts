import SchemaBuilder from '@pothos/core'
import DataloaderPlugin from '@pothos/plugin-dataloader'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type ServiceName, statusOfService } from '@ferrule/domain/services/services-of-roles'
import { GraphQLError } from 'graphql'
import { serviceDeskRole } from '../portal-access/work-for.ts'
import type { Actor, SignedInActor } from '../sign-in/actor.ts'
import type { RequestContext } from './request-context.ts'

/** A field says who may ask for it: anybody, a person who is signed in, or one whose roles open a service. */
type Rules = {
  public: boolean
  signedIn: boolean
  usesTickets: boolean
  usesMachines: boolean
  usesProducts: boolean
  worksServiceDesk: boolean
}

type SignedInContext = RequestContext & { actor: SignedInActor }

type Types = {
  Context: RequestContext
  AuthScopes: Rules
  AuthContexts: Record<
    'signedIn' | 'usesTickets' | 'usesMachines' | 'usesProducts' | 'worksServiceDesk',
    SignedInContext
  >
  DefaultFieldNullability: false
  Scalars: { DateTime: { Input: Date; Output: Date } }
}

export type Builder = ReturnType<typeof createBuilder>

export function createBuilder() {
  const builder = new SchemaBuilder<Types>({
    plugins: [ScopeAuthPlugin, DataloaderPlugin],
    defaultFieldNullability: false,
    scopeAuth: {
      authScopes: ({ actor }) => ({ public: true, signedIn: actor.kind === 'user', ...toRights(actor) }),
      unauthorizedError: (_, { actor }) => (actor.kind === 'user' ? notAllowed() : signInRequired()),
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

/** Our service answers the tickets of every customer and looks up their machines. */
function toRights(actor: Actor): Pick<Rules, 'usesTickets' | 'usesMachines' | 'usesProducts' | 'worksServiceDesk'> {
  const roles = actor.kind === 'user' ? actor.profile.roles : []
  const worksServiceDesk = roles.includes(serviceDeskRole)
  const holds = (service: ServiceName) => statusOfService(service, roles) === 'active'
  return {
    worksServiceDesk,
    usesTickets: worksServiceDesk || holds('ticketing'),
    usesMachines: worksServiceDesk || holds('inventory'),
    usesProducts: holds('product-information'),
  }
}

function signInRequired(): GraphQLError {
  return new GraphQLError('Sign-in required', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } })
}

function notAllowed(): GraphQLError {
  return new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN', http: { status: 403 } } })
}

function parseDateTime(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : undefined
  if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('Not a moment in ISO 8601')
  return date
}
