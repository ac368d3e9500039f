import { DataError } from './data-error.ts'
import type { Operation } from './operation.ts'
import { notFound, readGraphqlResponse } from './read-graphql-response.ts'

export type RunOptions = {
  url: string
  headers?: Record<string, string>
  /** `tracedFetch` on servers, the DPoP-signing fetch in the portal. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  signal?: AbortSignal
  /**
   * Without this, a response whose fields are all null is a failure. Set it where null is a valid result, such as no
   * product with this slug.
   */
  allowNull?: boolean
}

/** Sends one operation to the data service and returns its data, or throws a DataError. */
export async function runOperation<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  { url, headers, fetch: send = fetch, signal, allowNull = false }: RunOptions,
): Promise<Result> {
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ documentId: operation.id, variables }),
    ...(signal ? { signal } : {}),
  })
  const { status } = response
  const { data, error } = readGraphqlResponse(await response.text())
  const isNotFound = error?.code === notFound && data !== undefined
  if (error && !(allowNull && isNotFound)) throw new DataError(error.message, { status, ...error })
  if (!response.ok || !data) throw new DataError(undefined, { status })
  if (!allowNull && Object.values(data).every((field) => field === null)) throw new DataError(undefined, { status })
  // Both sides are checked against the same schema, so the data has this type.
  return data as Result
}
