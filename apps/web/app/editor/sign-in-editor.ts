import { z } from 'zod'

const answer = z.object({ success: z.boolean() })

export type SignInOutcome = 'authenticated' | 'wrong-password' | 'try-later' | 'not-checked'

const endpoint = '/api/editor-area-authentication'

/** Sends the password of the editor area. The response sets the cookies of the session. */
export async function signInEditor(input: string): Promise<SignInOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ input }),
    })
    if (response.status === 429) return 'try-later'
    if (!response.ok) return 'not-checked'
    return answer.parse(await response.json()).success ? 'authenticated' : 'wrong-password'
  } catch {
    // Offline, or an answer that is not ours: the password is neither right nor wrong.
    return 'not-checked'
  }
}

export async function signOutEditor(): Promise<void> {
  await fetch(endpoint, { method: 'DELETE' })
}
