import { errorFields, type Log, type LogFields } from '@ferrule/telemetry/log'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'

/**
 * What the outside sees of an error that is no message of ours: nothing of its cause. A fault is logged here, once;
 * the request id in the answer leads to it.
 */
export function hideFault(error: GraphQLError, log: Log, asked: LogFields): GraphQLError {
  if (isMeantForReader(error)) return error
  log.error('graphql-fault', { ...asked, ...errorFields(error.originalError ?? error) })
  return new GraphQLError('Unexpected error', {
    path: error.path ?? null,
    extensions: { code: 'INTERNAL', http: { status: 500 } },
  })
}

/** The error as it is sent, with the id by which its request is found. */
export function toAnswered(error: GraphQLError, requestId: string | undefined): GraphQLFormattedError {
  const { http: _, ...extensions } = error.extensions
  return { ...error.toJSON(), extensions: { code: 'BAD_REQUEST', ...extensions, requestId } }
}

/** The worst that any of the errors says; what was refused before it ran is a bad request. */
export function statusOf(errors: readonly GraphQLError[], isRefused: boolean): number {
  const said = errors.map(({ extensions }) => readStatus(extensions['http'])).filter((status) => status !== undefined)
  return said.length > 0 ? Math.max(...said) : isRefused ? 400 : 200
}

function readStatus(http: unknown): number | undefined {
  const status = typeof http === 'object' && http !== null && 'status' in http ? http.status : undefined
  return typeof status === 'number' ? status : undefined
}

/** An error that a resolver, a rule or the grammar raised on purpose has nothing else thrown behind it. */
function isMeantForReader({ originalError }: GraphQLError): boolean {
  if (originalError === undefined) return true
  return originalError instanceof GraphQLError && isMeantForReader(originalError)
}
