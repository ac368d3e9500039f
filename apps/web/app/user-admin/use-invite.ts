import { useState } from 'react'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { attempt } from './attempt.ts'
import type { ChangeFailure } from './change.ts'
import { InviteUser } from './invite-user.generated.ts'
import { findInviteProblems, readInvite } from './read-invite.ts'

export type InviteState = {
  isSending: boolean
  /** The fields to correct. */
  problems: readonly string[]
  failure?: ChangeFailure | undefined
  /** The profile of a user who exists already and is visible to the administrator. */
  profileId?: string | undefined
  /** The address of the sent invite, and the last moment it is valid. */
  sent?: { email: string; expiresAt: string | null }
  /** Differs with each attempt, so that the error summary takes the focus again. */
  attempts: number
}

const initial: InviteState = { isSending: false, problems: [], attempts: 0 }

/** Validates and sends an invite. */
export function useInvite() {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [state, setState] = useState(initial)
  const send = async (form: FormData) => {
    const input = readInvite(form)
    const problems = findInviteProblems(input)
    const attempts = state.attempts + 1
    if (problems.length > 0) return setState({ isSending: false, problems, attempts })
    setState({ isSending: true, problems: [], attempts })
    const { payload, failure } = await attempt(
      async (query) => (await query(InviteUser, { input: await withIdempotencyKey(key, input) })).inviteUser,
    )
    // Without a response, a retry must have the same key.
    if (payload) setKey(crypto.randomUUID())
    if (failure) {
      const profileId = payload?.userId ?? undefined
      return setState({ isSending: false, problems: failure.fields, failure, profileId, attempts })
    }
    setState({ isSending: false, problems: [], sent: { email: input.email, expiresAt: payload.expiresAt }, attempts })
  }
  return { state, send, reset: () => setState(initial) }
}
