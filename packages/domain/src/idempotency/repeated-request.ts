import { ok, refuse, type Result } from '../result.ts'

export type EarlierRequest<StoredResponse> = { fingerprint: string; response: StoredResponse }

/**
 * A repeated idempotency key returns the stored response, so a double click or a retry changes nothing. The same key
 * with other content is an error of the client.
 */
export function decideRepeatedRequest<StoredResponse>(
  earlier: EarlierRequest<StoredResponse>,
  fingerprint: string,
): Result<StoredResponse, 'idempotency-key-reused'> {
  return earlier.fingerprint === fingerprint ? ok(earlier.response) : refuse('idempotency-key-reused')
}
