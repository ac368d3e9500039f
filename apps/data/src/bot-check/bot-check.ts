import { judgeSender } from '@ferrule/domain/requests/judge-sender'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { ProofOfWork } from './proof-of-work.ts'
import type { SendLimits } from './send-limits.ts'

/** What came along with the answers and is no answer. */
export type Sender = {
  /** Where the request came from, as the edge saw it. */
  address: string
  email: string | undefined
  /** The solved task, as text; empty where the browser could not solve one. */
  proof: string
  /** What stands in the field that people neither see nor reach. */
  trap: string
  secondsOpen: number | undefined
  /** The key of this send: the same send again, after we failed, is no second one. */
  sendKey: string
}

export type BotCheck = Pick<ProofOfWork, 'createTask'> & {
  /** Whether a form may be sent now, and whether a person looks at it first. */
  admit: (form: string, sender: Sender) => Promise<Result<{ review: boolean }, 'bot-check-failed' | 'limited'>>
}

export function createBotCheck(proofs: ProofOfWork, limits: SendLimits): BotCheck {
  return {
    createTask: proofs.createTask,
    admit: async (form, { address, email, proof, trap, secondsOpen, sendKey }) => {
      const verdict = judgeSender({
        proof: await proofs.check(proof, { form, sendKey }),
        fellIntoTrap: trap !== '',
        secondsOpen,
      })
      if (verdict === 'refused') return refuse('bot-check-failed')
      const { allowance, review } = verdict
      return (await limits.take({ address, email, allowance, sendKey: `${form} ${sendKey}` }))
        ? ok({ review })
        : refuse('limited')
    },
  }
}
