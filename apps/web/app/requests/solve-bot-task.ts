import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * The solution of a task for this form, as text; an empty one where anything fails: the form can be sent without. Empty
 * as well where another service judges: then its token is put into the form when that is sent.
 */
export async function solveBotTask(kind: string, form: HTMLFormElement): Promise<string> {
  try {
    const answer = await fetch(`/api/bot-task/${kind}`)
    if (!answer.ok) return ''
    const task = await answer.json()
    if ('recaptcha' in task) {
      const { askRecaptcha } = await import('./ask-recaptcha.ts')
      askRecaptcha(form, task.recaptcha)
      return ''
    }
    const solution = await solveChallenge({ challenge: task, deriveKey, timeout: 60_000 })
    return solution ? JSON.stringify({ challenge: task, solution }) : ''
  } catch {
    return ''
  }
}
