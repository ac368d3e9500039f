import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { BotProofs } from './bot-proofs.ts'

export type ProofOfWork = Omit<BotProofs, 'createTask'> & { createTask: (form: string) => Promise<Challenge> }

export type UsedTasks = {
  /** Marks a task as used across all processes. Returns false if another submission used it. */
  use: (name: string, idempotencyKey: string) => Promise<boolean>
}

export type ProofSettings = { key: string; usedTasks: UsedTasks; now: () => Date; effort?: Effort }

/** `cost` is the number of PBKDF2 iterations of one attempt; the solution takes between `from` and `to` attempts. */
type Effort = { cost: number; from: number; to: number }

const taskLifetimeMs = 5 * 60_000
/** Solved in the background from the first focus on, while the user types. */
const browserEffort: Effort = { cost: 200, from: 500, to: 1500 }

const solution = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.number().int().max(10_000),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(128),
      expiresAt: z.number(),
      data: z.object({ form: z.string() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.number().int(), derivedKey: z.string().max(200) }),
})

/** Self-hosted ALTCHA: tasks are signed, bound to their form and usable once. */
export function createProofOfWork({ key, usedTasks, now, effort = browserEffort }: ProofSettings): ProofOfWork {
  return {
    createTask: (form) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(effort.from, effort.to),
        deriveKey,
        data: { form },
        expiresAt: new Date(now().getTime() + taskLifetimeMs),
        hmacSignatureSecret: key,
      }),
    check: async (solved, { form, idempotencyKey }) => {
      if (solved === '') return 'none'
      const parsed = solution.safeParse(parseJson(solved))
      if (!parsed.success || parsed.data.challenge.parameters.data.form !== form) return 'bad'
      const { challenge, solution: found } = parsed.data
      // Checked here too, because the library uses the system clock and not `now`.
      if (challenge.parameters.expiresAt * 1000 < now().getTime()) return 'bad'
      const { verified } = await verifySolution({
        challenge,
        solution: found,
        deriveKey,
        hmacSignatureSecret: key,
      })
      return verified && (await usedTasks.use(challenge.signature, idempotencyKey)) ? 'good' : 'bad'
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
