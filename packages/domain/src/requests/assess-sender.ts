/** Signals about the sender of a form. */
export type SenderFacts = {
  /** The proof of work: valid for this form and unused, missing, or invalid. */
  proof: 'good' | 'none' | 'bad'
  /** Whether the hidden honeypot field was filled in. */
  filledHoneypot: boolean
  /** How long the form was open; undefined if not measured. */
  secondsOpen: number | undefined
}

/** `allowance`: requests per minute of this sender. `review`: a person checks the request first. */
export type SenderAssessment = { allowance: number; review: boolean } | 'refused'

const perMinute = { proved: 6, unproved: 1 }

/** Faster than a person can fill in a form. */
const minSeconds = 3

/**
 * Refuses a used, expired or foreign proof. A sender without a proof (for example without JavaScript) is not refused,
 * but may send less often and is reviewed by a person.
 */
export function assessSender({ proof, filledHoneypot, secondsOpen }: SenderFacts): SenderAssessment {
  if (proof === 'bad') return 'refused'
  const isTooFast = secondsOpen !== undefined && secondsOpen < minSeconds
  const isTrusted = proof === 'good' && !filledHoneypot && !isTooFast
  return { allowance: isTrusted ? perMinute.proved : perMinute.unproved, review: !isTrusted }
}
