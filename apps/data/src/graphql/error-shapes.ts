import { errorFields, type Log } from '@ferrule/telemetry/log'
import { GraphQLError } from 'graphql'

/**
 * What the outside sees of an error that is no message of ours: nothing of its cause. A fault is logged here, once;
 * the request id in the answer leads to it.
 */
export function hideFault(error: unknown, log: Log): Error {
  if (isMeantForReader(error)) return error
  log.error('graphql-fault', errorFields(originalOf(error)))
  const place = error instanceof GraphQLError ? { path: error.path ?? null } : {}
  return new GraphQLError('Unexpected error', { ...place, extensions: { code: 'INTERNAL', http: { status: 500 } } })
}

export type Answering = { refused: boolean; requestId: string | undefined }

/** The error as it is sent, with the id by which its request is found. What was refused before it ran is a bad request. */
export function toAnswered(error: GraphQLError, { refused, requestId }: Answering): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { code: 'BAD_REQUEST', ...(refused ? { http: { status: 400 } } : {}), ...error.extensions, requestId },
  })
}

/** An error that a resolver, a rule or the grammar raised on purpose has nothing thrown behind it. */
function isMeantForReader(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false
  return error.originalError === undefined || error.originalError instanceof GraphQLError
}

function originalOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error
}
