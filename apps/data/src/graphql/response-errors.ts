import { errorFields, type Log, type LogFields } from '@ferrule/telemetry/log'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'

/**
 * Masks an internal error for clients and logs it once. The request id in the response leads to the log entry.
 */
export function maskInternalError(error: GraphQLError, log: Log, fields: LogFields): GraphQLError {
  if (isPublicError(error)) return error
  log.error('graphql-fault', { ...fields, ...errorFields(error.originalError ?? error) })
  return new GraphQLError('Unexpected error', {
    path: error.path ?? null,
    extensions: { code: 'INTERNAL', http: { status: 500 } },
  })
}

/** Formats an error for the response, with the request id. */
export function toResponseError(error: GraphQLError, requestId: string | undefined): GraphQLFormattedError {
  const { http: _, ...extensions } = error.extensions
  return { ...error.toJSON(), extensions: { code: 'BAD_REQUEST', ...extensions, requestId } }
}

/** The highest HTTP status of the errors; 400 if nothing was executed. */
export function statusOf(errors: readonly GraphQLError[], isRefused: boolean): number {
  const statuses = errors
    .map(({ extensions }) => readStatus(extensions['http']))
    .filter((status) => status !== undefined)
  return statuses.length > 0 ? Math.max(...statuses) : isRefused ? 400 : 200
}

function readStatus(http: unknown): number | undefined {
  const status = typeof http === 'object' && http !== null && 'status' in http ? http.status : undefined
  return typeof status === 'number' ? status : undefined
}

/** Whether an error was raised on purpose, by a resolver, a rule or the parser: it has no other cause. */
function isPublicError({ originalError }: GraphQLError): boolean {
  if (originalError === undefined) return true
  return originalError instanceof GraphQLError && isPublicError(originalError)
}
