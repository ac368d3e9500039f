import { GraphQLError, type ValidationRule } from 'graphql'
import { type Endpoint, Forbidden } from 'payload'

type Routes = { endpoints: Endpoint[]; collections: { endpoints: Endpoint[] | false }[] }

/**
 * Payload describes to anybody which collections, fields and actions exist, with the result of access control for each.
 * Only staff need that description.
 */
export function hideAccessSchema<Config extends Routes>(config: Config): Config {
  for (const { endpoints } of [config, ...config.collections]) {
    for (const [index, endpoint] of (endpoints || []).entries()) {
      if (endpoints && /^\/access(\/|$)/.test(endpoint.path)) endpoints[index] = forStaff(endpoint)
    }
  }
  return config
}

function forStaff(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) => {
      if (!req.user) throw new Forbidden(req.t)
      return endpoint.handler(req)
    },
  }
}

/** The same description by GraphQL, which only the website and the worker use. */
export const noAccessQueries: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (/^(Access|docAccess)/.test(name.value)) context.reportError(new GraphQLError(`Cannot query ${name.value}.`))
  },
})
