import type { Log, LogFields } from '@ferrule/telemetry/log'
import { currentRequestId } from '@ferrule/telemetry/tracing'
import type { ExecutionResult } from 'graphql'
import { type Asked, parseAsked, refusals } from './asked-document.ts'
import { createDocuments, type DocumentSettings } from './documents.ts'
import { hideFault, statusOf, toAnswered } from './error-shapes.ts'
import { toLoggableVariables } from './loggable-variables.ts'
import type { RequestContext } from './request-context.ts'

export type GraphqlAnswer = { status: number; body: string }

export type GraphqlServer = ReturnType<typeof createGraphqlServer>

/** Answers the body of a request: known operations, or any document where a setting allows it. */
export function createGraphqlServer({ log, ...settings }: DocumentSettings & { log: Log }) {
  const findDocument = createDocuments(settings)
  return async (body: string, context: RequestContext): Promise<GraphqlAnswer> => {
    const asked = parseAsked(body)
    if (!asked) return toAnswer(refusals.unreadable, log)
    const found = findDocument(asked)
    if ('errors' in found) return toAnswer(found, log)
    return toAnswer(await found.run(context, asked.variables ?? {}), log, asked)
  }
}

/** Every error carries the id by which its request is found in our logs, and nothing of its cause. */
function toAnswer({ data, errors = [] }: ExecutionResult, log: Log, asked: Asked = {}): GraphqlAnswer {
  if (errors.length === 0) return { status: 200, body: JSON.stringify({ data }) }
  const requestId = currentRequestId()
  const shown = errors.map((error) => hideFault(error, log, toLogged(asked)))
  const isRefused = data === undefined
  const answered = shown.map((error) => toAnswered(error, requestId))
  return { status: statusOf(shown, isRefused), body: JSON.stringify({ data, errors: answered }) }
}

function toLogged({ documentId, operationName, variables }: Asked): LogFields {
  return { operation: documentId ?? operationName ?? undefined, variables: toLoggableVariables(variables ?? {}) }
}
