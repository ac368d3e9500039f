import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { withIdempotencyKey } from '../../http/with-idempotency-key.ts'
import { attempt } from '../attempt.ts'
import type { ChangeFailure } from '../change.ts'
import { MakeScimToken } from './make-scim-token.generated.ts'

/** Makes a token for a directory. It stays on the screen until the administrator leaves it. */
export function useNewToken(organisationId: string) {
  const { revalidate } = useRevalidator()
  const [isMaking, setIsMaking] = useState(false)
  const [token, setToken] = useState<string>()
  const [failure, setFailure] = useState<ChangeFailure>()
  const make = async () => {
    setIsMaking(true)
    // A repeated request returns no token, so each press is a request of its own.
    const input = await withIdempotencyKey(crypto.randomUUID(), { organisationId })
    const made = await attempt(async (query) => (await query(MakeScimToken, { input })).makeScimToken)
    setToken(made.payload?.token ?? undefined)
    setFailure(made.failure)
    await revalidate()
    setIsMaking(false)
  }
  return { token, failure, isMaking, make }
}
