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

export type Preparing = { schema: GraphQLSchema; introspection: boolean }

/** A document that may run, or why it may not. */
export type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] }

/** The limits come first: the rules of the language cost more to check the larger a document is. */
export function prepareDocument(text: string, { schema, introspection }: Preparing): Prepared {
  try {
    const document = parse(text, { maxTokens })
    const hidden = introspection ? [] : [NoSchemaIntrospectionCustomRule]
    const options = { hideSuggestions: true, maxErrors: 5 }
    const beyond = validate(schema, document, [...limits, ...hidden], options)
    const errors = beyond.length > 0 ? beyond : validate(schema, document, specifiedRules, options)
    return errors.length > 0 ? { errors } : { document }
  } catch (error) {
    // The grammar and the limits throw; anything else is a fault of ours.
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
