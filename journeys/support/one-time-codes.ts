import { isManagedInternally } from '@ferrule/domain/accounts/account-change'
import { demoOneTimeSecret, people } from '@ferrule/seeds/people'
import { toOneTimeCode } from '@ferrule/tasks/one-time-code'

const stepMs = 30_000

/** The secrets of people who must have a second factor, by e-mail: demo people and users of this test file. */
const secrets = new Map(
  people.filter(({ roles }) => isManagedInternally(roles)).map(({ email }) => [email, demoOneTimeSecret]),
)
const lastSteps = new Map<string, number>()

export function registerSecret(email: string, secret: string): void {
  secrets.set(email, secret)
}

/**
 * A code of a person's app that was not used in this file, or undefined without a second factor. A code is valid once,
 * and the next one already before its time; after two logins in half a minute this waits.
 */
export async function nextCode(email: string): Promise<string | undefined> {
  const secret = secrets.get(email)
  if (!secret) return undefined
  const step = Math.max(Math.floor(Date.now() / stepMs), (lastSteps.get(email) ?? 0) + 1)
  lastSteps.set(email, step)
  const validFrom = (step - 1) * stepMs
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, validFrom - Date.now())))
  return toOneTimeCode(secret, step * stepMs)
}
