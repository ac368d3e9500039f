import { DataError } from './data-error.ts'
import type { Operation } from './operation.ts'
import { notFound, readAnswer } from './read-answer.ts'

export type RunOptions = {
  url: string
  headers?: Record<string, string>
  /** The traced one on servers, the signing one in the portal. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  signal?: AbortSignal
  /**
   * Without this, an answer whose fields are all null is a failure. Set it where null says something, such as that
   * there is no product under this slug.
   */
  nullIsAnswer?: boolean
}

/** Sends one operation to the data service and returns its data, or throws a DataError. */
export async function runOperation<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  { url, headers, fetch: send = fetch, signal, nullIsAnswer = false }: RunOptions,
): Promise<Result> {
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ documentId: operation.id, variables }),
    ...(signal ? { signal } : {}),
  })
  const { status } = response
  const { data, error } = readAnswer(await response.text())
  const isNotFound = error?.code === notFound && data !== undefined
  if (error && !(nullIsAnswer && isNotFound)) throw new DataError(error.message, { status, ...error })
  if (!response.ok || !data) throw new DataError(undefined, { status })
  if (!nullIsAnswer && Object.values(data).every((field) => field === null)) throw new DataError(undefined, { status })
  // The schema both sides are checked against makes this the type of the data.
  return data as Result
}
