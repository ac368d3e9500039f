import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { Log } from '@ferrule/telemetry/log'
import { currentRequestId } from '@ferrule/telemetry/tracing'
import { type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { hideFault, toAnswered } from './error-shapes.ts'
import type { RequestContext } from './request-context.ts'

export type GraphqlServer = ReturnType<typeof createGraphqlServer>

/** A second net under the schema: what no page of ours asks is refused before anything runs. */
const limits = {
  maxDepth: { n: 8 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 50 },
  maxTokens: { n: 1000 },
  costLimit: { maxCost: 1500 },
  blockFieldSuggestion: { enabled: true },
}

export function createGraphqlServer({
  schema,
  introspection,
  log,
}: {
  schema: GraphQLSchema
  introspection: boolean
  log: Log
}) {
  return createYoga<RequestContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: (error) => hideFault(error, log) },
    plugins: [EnvelopArmorPlugin(limits), namingRequest, ...(introspection ? [] : [withoutIntrospection])],
  })
}

const withoutIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
}

/** Every error carries the id by which its request is found in our logs. */
const namingRequest: Plugin = {
  onResultProcess: ({ result, setResult }) => {
    if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors) return
    const refused = result.data === undefined
    const errors = result.errors.map((error) => toAnswered(error, { refused, requestId: currentRequestId() }))
    setResult({ ...result, errors })
  },
}
