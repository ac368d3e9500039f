import type { Operation } from '@ferrule/data-client/operation'
import { runOperation } from '@ferrule/data-client/run-operation'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { getServices } from './services.server.ts'

const timeoutMs = 3000

/**
 * Asks the data service on behalf of nobody in particular, what every visitor may know, or of whoever shows their
 * token and its proof. Null is an answer.
 */
export function runOnDataService<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  headers: Record<string, string> = {},
): Promise<Result> {
  return runOperation(operation, variables, {
    url: `${getServices().settings.DATA_SERVICE_URL}/graphql`,
    headers,
    fetch: (url, init) => tracedFetch(`data ${operation.name}`, url, init),
    signal: AbortSignal.timeout(timeoutMs),
    nullIsAnswer: true,
  })
}
