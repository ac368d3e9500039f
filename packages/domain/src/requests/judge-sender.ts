/** What is known of whoever sent a form. */
export type SenderFacts = {
  /** Of the proof of work: solved for this form and unused, none given, or one that will not do. */
  proof: 'good' | 'none' | 'bad'
  /** Whether the field was filled in that people neither see nor reach. */
  fellIntoTrap: boolean
  /** How long the form was open; nothing where nobody measured it. */
  secondsOpen: number | undefined
}

/** `allowance`: how many requests this sender may make in a minute. `review`: a person looks first. */
export type SenderVerdict = { allowance: number; review: boolean } | 'refused'

const perMinute = { proved: 6, unproved: 1 }

/** Faster than this nobody reads a form, let alone fills it in. */
const leastSeconds = 3

/**
 * A proof that was used before, has run out or was made for another form is refused. Without one, as without script,
 * nobody is refused: they may send less often and a person looks first.
 */
export function judgeSender({ proof, fellIntoTrap, secondsOpen }: SenderFacts): SenderVerdict {
  if (proof === 'bad') return 'refused'
  const isTooFast = secondsOpen !== undefined && secondsOpen < leastSeconds
  const isTrusted = proof === 'good' && !fellIntoTrap && !isTooFast
  return { allowance: isTrusted ? perMinute.proved : perMinute.unproved, review: !isTrusted }
}
