export type DataErrorFacts = { status: number; code?: string | undefined; requestId?: string | undefined }

/** A failed operation of the data service. Its request id may be shown to users; the cause is only in the logs. */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly status: number
  /** For example UNAUTHENTICATED. */
  readonly code: string | undefined
  readonly requestId: string | undefined

  constructor(message: string | undefined, { status, code, requestId }: DataErrorFacts) {
    super(message || `GraphQL Error (Code: ${status})`)
    this.status = status
    this.code = code
    this.requestId = requestId
  }
}
