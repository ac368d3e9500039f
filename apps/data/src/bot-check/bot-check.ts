import { assessSender } from '@ferrule/domain/requests/assess-sender'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { BotProofs } from './bot-proofs.ts'
import type { SendLimits } from './send-limits.ts'

/** Data about the sender of a form, apart from the answers. */
export type Sender = {
  /** Client address as seen by the edge. */
  address: string
  email: string | undefined
  /** Result of the proof check. */
  proof: 'good' | 'none' | 'bad'
  /** Value of the honeypot field, which people neither see nor reach. */
  trap: string
  secondsOpen: number | undefined
  /** A retry with the same key, after an error of ours, is not counted twice. */
  idempotencyKey: string
}

export type BotCheck = BotProofs & {
  /** Decides whether a form is accepted, and whether a person must review it. */
  admit: (form: string, sender: Sender) => Promise<Result<{ review: boolean }, 'bot-check-failed' | 'limited'>>
}

export function createBotCheck(proofs: BotProofs, limits: SendLimits): BotCheck {
  return {
    ...proofs,
    admit: async (form, { address, email, proof, trap, secondsOpen, idempotencyKey }) => {
      const assessment = assessSender({ proof, filledHoneypot: trap !== '', secondsOpen })
      if (assessment === 'refused') return refuse('bot-check-failed')
      const { allowance, review } = assessment
      return (await limits.take({ address, email, allowance, idempotencyKey: `${form} ${idempotencyKey}` }))
        ? ok({ review })
        : refuse('limited')
    },
  }
}
