import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { BotProofs } from './bot-proofs.ts'

/** Its tasks are good for five minutes. */
export type ProofOfWork = Omit<BotProofs, 'createTask'> & { createTask: (form: string) => Promise<Challenge> }

export type UsedTasks = {
  /** True the first time a task is named and for the same send again, false for any other, in whichever process. */
  use: (name: string, sendKey: string) => Promise<boolean>
}

export type ProofSettings = { key: string; usedTasks: UsedTasks; now: () => Date }

const goodForMs = 5 * 60_000
/** Solved in the background from the first focus on, while the person types. */
const effort = { cost: 200, from: 500, to: 1500 }

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

/** ALTCHA, made and checked by ourselves: signed, bound to its form, usable once. */
export function createProofOfWork({ key, usedTasks, now }: ProofSettings): ProofOfWork {
  return {
    createTask: (form) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(effort.from, effort.to),
        deriveKey,
        data: { form },
        expiresAt: new Date(now().getTime() + goodForMs),
        hmacSignatureSecret: key,
      }),
    check: async (solved, { form, sendKey }) => {
      if (solved === '') return 'none'
      const read = solution.safeParse(parseJson(solved))
      if (!read.success || read.data.challenge.parameters.data.form !== form) return 'bad'
      const { challenge, solution: found } = read.data
      // The library looks at the clock; this one can be set.
      if (challenge.parameters.expiresAt * 1000 < now().getTime()) return 'bad'
      const { verified } = await verifySolution({
        challenge,
        solution: found,
        deriveKey,
        hmacSignatureSecret: key,
      })
      return verified && (await usedTasks.use(challenge.signature, sendKey)) ? 'good' : 'bad'
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
