import type { Assessment } from './assess-pattern.ts'
import type { RegularExpression } from './find-regular-expressions.ts'

type Pattern = NonNullable<RegularExpression['pattern']>

/** An expression that may be slow or composed, because its input is bounded. */
export type AcceptedExpression = { path: string; text: string; reason: string }

/** Returns one line for each expression that is not safe and not accepted. */
export async function checkRegularExpressions(
  expressions: readonly RegularExpression[],
  accepted: readonly AcceptedExpression[],
  assess: (pattern: Pattern) => Promise<Assessment>,
): Promise<string[]> {
  const findings: string[] = []
  for (const expression of expressions) {
    const { path, line, text, pattern } = expression
    if (accepted.some((one) => isSame(one, expression))) continue
    const { isSafe, finding } = pattern ? await assess(pattern) : composed
    if (!isSafe) findings.push(`${path}:${line} ${text}: ${finding}`)
  }
  return findings
}

const composed = { isSafe: false, finding: 'composed at run time, so it cannot be assessed' }

/** Returns one line for each accepted expression that no longer exists. */
export function findUnusedEntries(
  expressions: readonly RegularExpression[],
  accepted: readonly AcceptedExpression[],
): string[] {
  return accepted
    .filter((one) => !expressions.some((expression) => isSame(one, expression)))
    .map(({ path, text }) => `${path} ${text}: accepted, but not in this file`)
}

function isSame(one: { path: string; text: string }, other: { path: string; text: string }): boolean {
  return one.path === other.path && one.text === other.text
}
