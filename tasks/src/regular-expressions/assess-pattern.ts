import { check } from 'recheck'

export type Assessment = { isSafe: boolean; finding: string }

/** Limits that count steps and not milliseconds, so that a busy machine gets the same result. */
const limits = {
  randomSeed: 1,
  attackLimit: 10_000_000,
  maxAttackStringSize: 30_000,
  // Half of the default: only patterns with lookarounds or long counted repetitions are tried and not calculated.
  maxIteration: 5,
  attackTimeout: null,
  incubationTimeout: null,
  // A pattern that is not decided by then is reported, and simpler to read once it is rewritten.
  timeout: 120_000,
} as const

/** Calculates how the matching time grows with the input: a safe pattern is constant or linear. */
export async function assessPattern({ source, flags }: { source: string; flags: string }): Promise<Assessment> {
  // The flag v adds set notation to u; a pattern with such sets is reported as unreadable.
  const result = await check(source, flags.replace('v', 'u'), limits)
  switch (result.status) {
    case 'safe':
      return { isSafe: true, finding: '' }
    case 'vulnerable':
      return { isSafe: false, finding: `${result.complexity.summary}, for example with ${result.attack.pattern}` }
    case 'unknown':
      return { isSafe: false, finding: `cannot be assessed: ${result.error.kind}` }
  }
}
