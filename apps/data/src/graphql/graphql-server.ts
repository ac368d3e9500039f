import type { Log, LogFields } from '@ferrule/telemetry/log'
import { currentRequestId } from '@ferrule/telemetry/tracing'
import type { ExecutionResult } from 'graphql'
import { type GraphqlRequest, parseGraphqlRequest, refusals } from './graphql-request.ts'
import { createDocuments, type DocumentSettings } from './documents.ts'
import { maskInternalError, statusOf, toResponseError } from './response-errors.ts'
import { toLoggableVariables } from './loggable-variables.ts'
import type { RequestContext } from './request-context.ts'

export type GraphqlResult = { status: number; body: string }

export type GraphqlServer = ReturnType<typeof createGraphqlServer>

/** Runs the body of a request: a registered operation, or any document if ad hoc documents are allowed. */
export function createGraphqlServer({ log, ...settings }: DocumentSettings & { log: Log }) {
  const findDocument = createDocuments(settings)
  return async (body: string, context: RequestContext): Promise<GraphqlResult> => {
    const request = parseGraphqlRequest(body)
    if (!request) return toResult(refusals.unreadable, log)
    const found = findDocument(request)
    if ('errors' in found) return toResult(found, log)
    return toResult(await found.run(context, request.variables ?? {}), log, request)
  }
}

/** Adds the request id to every error and masks internal causes. */
function toResult({ data, errors = [] }: ExecutionResult, log: Log, request: GraphqlRequest = {}): GraphqlResult {
  if (errors.length === 0) return { status: 200, body: JSON.stringify({ data }) }
  const requestId = currentRequestId()
  const masked = errors.map((error) => maskInternalError(error, log, toLogFields(request)))
  const isRefused = data === undefined
  const formatted = masked.map((error) => toResponseError(error, requestId))
  return { status: statusOf(masked, isRefused), body: JSON.stringify({ data, errors: formatted }) }
}

function toLogFields({ documentId, operationName, variables }: GraphqlRequest): LogFields {
  return { operation: documentId ?? operationName ?? undefined, variables: toLoggableVariables(variables ?? {}) }
}
