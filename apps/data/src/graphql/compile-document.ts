import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { RequestContext } from './request-context.ts'

/** An operation that may be run any number of times. */
export type Runnable = {
  run: (context: RequestContext, variables: Record<string, unknown>) => Promise<ExecutionResult>
}

export type Compiling = { schema: GraphQLSchema; operationName: string | undefined }

/** Makes a program of a checked document once, where GraphQL.js would walk through it with every request. */
export function compileDocument(
  document: DocumentNode,
  { schema, operationName }: Compiling,
): Runnable | { errors: readonly GraphQLError[] } {
  const compiled = compileQuery(schema, document, operationName)
  if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [] }
  return {
    run: async (context, variables) => {
      const { data, errors } = await compiled.query(undefined, context, variables)
      if (!errors) return { data: data ?? null }
      return data === undefined ? { errors: errors.map(toRefusal) } : { data, errors: errors.map(toError) }
    },
  }
}

/** Nothing has run: the variables do not fit, and the error says so. */
function toRefusal({ message }: GraphQLError): GraphQLError {
  return new GraphQLError(message)
}

/** What a field raised on purpose or broke by; breaking what its type promises is told from the former by a cause. */
function toError({ message, path, originalError = new Error(message) }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError })
}
