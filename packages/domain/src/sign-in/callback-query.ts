import type { SignInFailure } from './sign-in-failure.ts'

export type CallbackQuery = { kind: 'code'; code: string; state: string } | { kind: 'failed'; failure: SignInFailure }

/**
 * Reads the parameters of the identity server in the callback URL. A repeated code or state is refused, because the
 * identity server never sends two.
 */
export function readCallbackQuery(search: string): CallbackQuery {
  const query = new URLSearchParams(search)
  const error = query.get('error') ?? undefined
  const codes = query.getAll('code')
  const isEmpty = !['code', 'code[]', 'state'].some((name) => query.has(name))
  if (error !== undefined || isEmpty) {
    return failed({ kind: 'callback-refused', error, description: query.get('error_description') ?? undefined })
  }
  const [code] = codes
  if (!code || codes.length > 1) return failed({ kind: 'code-missing' })
  const [state, ...otherStates] = query.getAll('state')
  if (!state || otherStates.length > 0) return failed({ kind: 'state-mismatch' })
  return { kind: 'code', code, state }
}

function failed(failure: SignInFailure): CallbackQuery {
  return { kind: 'failed', failure }
}
