import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { RequestContext } from './request-context.ts'

/** A compiled operation, which can run any number of times. */
export type Runnable = {
  run: (context: RequestContext, variables: Record<string, unknown>) => Promise<ExecutionResult>
}

export type CompileOptions = { schema: GraphQLSchema; operationName: string | undefined }

/** Compiles a validated document once, where GraphQL.js would traverse it on every request. */
export function compileDocument(
  document: DocumentNode,
  { schema, operationName }: CompileOptions,
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

/** Nothing has run: the error describes invalid variables. */
function toRefusal({ message }: GraphQLError): GraphQLError {
  return new GraphQLError(message)
}

/** An error of a field. A value that violates its type gets a cause, which marks it as internal. */
function toError({ message, path, originalError = new Error(message) }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError })
}
