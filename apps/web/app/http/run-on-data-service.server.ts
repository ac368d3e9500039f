import type { Operation } from '@ferrule/data-client/operation'
import { runOperation } from '@ferrule/data-client/run-operation'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { getServices } from '../visit/services.server.ts'

const timeoutMs = 3000

/**
 * Queries the data service anonymously, or as the user whose token and DPoP proof are in `headers`. Null results are
 * allowed.
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
    allowNull: true,
  })
}
