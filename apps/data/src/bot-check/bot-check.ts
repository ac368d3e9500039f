import { judgeSender } from '@ferrule/domain/requests/judge-sender'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { BotProofs } from './bot-proofs.ts'
import type { SendLimits } from './send-limits.ts'

/** What came along with the answers and is no answer. */
export type Sender = {
  /** Where the request came from, as the edge saw it. */
  address: string
  email: string | undefined
  /** What the proof that came along is worth. */
  proof: 'good' | 'none' | 'bad'
  /** What stands in the field that people neither see nor reach. */
  trap: string
  secondsOpen: number | undefined
  /** The key of this send: the same send again, after we failed, is no second one. */
  sendKey: string
}

export type BotCheck = BotProofs & {
  /** Whether a form may be sent now, and whether a person looks at it first. */
  admit: (form: string, sender: Sender) => Promise<Result<{ review: boolean }, 'bot-check-failed' | 'limited'>>
}

export function createBotCheck(proofs: BotProofs, limits: SendLimits): BotCheck {
  return {
    ...proofs,
    admit: async (form, { address, email, proof, trap, secondsOpen, sendKey }) => {
      const verdict = judgeSender({ proof, fellIntoTrap: trap !== '', secondsOpen })
      if (verdict === 'refused') return refuse('bot-check-failed')
      const { allowance, review } = verdict
      return (await limits.take({ address, email, allowance, sendKey: `${form} ${sendKey}` }))
        ? ok({ review })
        : refuse('limited')
    },
  }
}
