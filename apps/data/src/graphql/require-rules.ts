import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql'

/** Deny by default: the service does not start if a query or mutation has no access rule. */
export function requireRules(schema: GraphQLSchema): GraphQLSchema {
  const open = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    fieldsWithoutRule,
  )
  if (open.length > 0) throw new Error(`Fields without an access rule: ${open.join(', ')}`)
  return schema
}

function fieldsWithoutRule(type: GraphQLObjectType | null | undefined): string[] {
  if (!type) return []
  return Object.values(type.getFields())
    .filter((field) => !hasRule(field))
    .map((field) => `${type.name}.${field.name}`)
}

function hasRule(field: GraphQLField<unknown, unknown>): boolean {
  const options: unknown = field.extensions['pothosOptions']
  return typeof options === 'object' && options !== null && 'authScopes' in options && Boolean(options.authScopes)
}
