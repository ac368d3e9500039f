/** Under this name an outside service is asked about whoever sends a form. */
export const assessedAction = 'SUBMIT'

/** What an outside service that watches browsers says of one send. */
export type Assessment = {
  /** Whether the token is one of its own, unused and fresh. */
  isValid: boolean
  /** What the token was made for. */
  action: string
  /** From 0, surely a robot, to 1, surely a person. */
  score: number
}

const leastScore = 0.5

/**
 * A score is an opinion, and a token can run out while somebody looks for a serial number: neither refuses anybody. What
 * does not speak for the sender counts as no proof at all.
 */
export function judgeAssessment({ isValid, action, score }: Assessment): 'good' | 'none' {
  return isValid && action === assessedAction && score >= leastScore ? 'good' : 'none'
}
