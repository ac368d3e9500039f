import type { SignInFailure } from './sign-in-failure.ts'

export type CallbackQuery = { kind: 'code'; code: string; state: string } | { kind: 'failed'; failure: SignInFailure }

/**
 * Reads what the identity server put into the address of the callback. A code given twice is no code: whoever added
 * the second one is not the identity server.
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
