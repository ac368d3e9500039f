import { DataError } from '@ferrule/data-client/data-error'
import type { Operation } from '@ferrule/data-client/operation'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { ChangeFailure } from './change.ts'

export type Query = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
) => Promise<Result>

type Refusable = { refusal: string | null; fields?: readonly string[] }

/** The payload is present if the data service answered, the failure if nothing was saved. */
type Attempt<Payload> = { payload: Payload; failure: undefined } | { payload?: Payload; failure: ChangeFailure }

/** Runs a change. A refusal or an error becomes a failure with the request id, which support needs to find it. */
export async function attempt<Payload extends Refusable>(
  run: (query: Query) => Promise<Payload>,
  send: typeof queryDataService = queryDataService,
): Promise<Attempt<Payload>> {
  let requestId: string | undefined
  // A refusal has no error with a request id, so the id comes from the header that the website sets.
  const fetchWithId = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init)
    requestId = response.headers.get('X-Request-Id') ?? undefined
    return response
  }
  try {
    const payload = await run((operation, variables) => send(operation, variables, { fetch: fetchWithId }))
    if (payload.refusal === null) return { payload, failure: undefined }
    return { payload, failure: { reason: payload.refusal, fields: payload.fields ?? [], requestId } }
  } catch (error) {
    if (!(error instanceof DataError)) return { failure: { reason: 'network', fields: [], requestId } }
    const reason = error.code ?? `status ${error.status}`
    return { failure: { reason, fields: [], requestId: error.requestId ?? requestId } }
  }
}
