/** The reCAPTCHA action of all forms. */
export const assessedAction = 'SUBMIT'

/** The assessment of a form submission by reCAPTCHA. */
export type Assessment = {
  /** Whether the token is genuine, unused and not expired. */
  isValid: boolean
  /** The action that the token was issued for. */
  action: string
  /** From 0 (a robot) to 1 (a person). */
  score: number
}

const minScore = 0.5

/**
 * A score is an estimate, and a token can expire while a visitor fills in the form, so neither refuses a sender: a bad
 * assessment counts as no proof.
 */
export function assessRecaptcha({ isValid, action, score }: Assessment): 'good' | 'none' {
  return isValid && action === assessedAction && score >= minScore ? 'good' : 'none'
}
