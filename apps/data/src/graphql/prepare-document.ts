import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'

const maxTokens = 1000
const limits = [
  maxDepthRule({ n: 8 }),
  maxAliasesRule({ n: 15 }),
  maxDirectivesRule({ n: 50 }),
  costLimitRule({ maxCost: 1500 }),
]

export type PrepareOptions = { schema: GraphQLSchema; introspection: boolean }

/** A validated document, or the errors. */
export type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] }

/** Checks the limits first, because the cost of the language rules grows with the document. */
export function prepareDocument(text: string, { schema, introspection }: PrepareOptions): Prepared {
  try {
    const document = parse(text, { maxTokens })
    const hidden = introspection ? [] : [NoSchemaIntrospectionCustomRule]
    const options = { hideSuggestions: true, maxErrors: 5 }
    const exceeded = validate(schema, document, [...limits, ...hidden], options)
    const errors = exceeded.length > 0 ? exceeded : validate(schema, document, specifiedRules, options)
    return errors.length > 0 ? { errors } : { document }
  } catch (error) {
    // Syntax errors and limits throw GraphQLError; anything else is an internal error.
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
