import { ok, refuse, type Result } from '../result.ts'

export type EarlierSend<Answer> = { fingerprint: string; answer: Answer }

/**
 * A key that was used before gives the answer it gave then, so that a double click or a retry changes nothing.
 * The same key with other content is a mistake of the sender, never a second request.
 */
export function decideRepeatedSend<Answer>(
  earlier: EarlierSend<Answer>,
  fingerprint: string,
): Result<Answer, 'idempotency-key-reused'> {
  return earlier.fingerprint === fingerprint ? ok(earlier.answer) : refuse('idempotency-key-reused')
}
