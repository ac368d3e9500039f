import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves the ALTCHA challenge for a form and returns the solution as JSON. Returns an empty text on failure, because
 * the form can be sent without it, and for reCAPTCHA, whose token is added when the form is submitted.
 */
export async function solveBotTask(kind: string, form: HTMLFormElement): Promise<string> {
  try {
    const response = await fetch(`/api/bot-task/${kind}`)
    if (!response.ok) return ''
    const task = await response.json()
    if ('recaptcha' in task) {
      const { assessWithRecaptcha } = await import('./recaptcha.ts')
      assessWithRecaptcha(form, task.recaptcha)
      return ''
    }
    const solution = await solveChallenge({ challenge: task, deriveKey, timeout: 60_000 })
    return solution ? JSON.stringify({ challenge: task, solution }) : ''
  } catch {
    return ''
  }
}
