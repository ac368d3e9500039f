/** Tokens within this of their end are renewed before use. */
const renewalThresholdSeconds = 180

/** Tokens within this of their end are never used without a try to renew them, however often that failed before. */
const oauthThresholdMs = 30_000

/** How long the identity server is left alone after a renewal it did not answer. */
const renewalRestMs = 30_000

/** How long the identity server may take for one answer while somebody waits to come in. */
export const identityTimeoutMs = 3000

/** How long it may take to be found at all. The rest of those three seconds is for drawing the page that says why. */
export const discoveryTimeoutMs = 2500

/** How long it may take for anything else. */
export const defaultTimeoutMs = 5000

/** How long a login may take in all before it is given up. */
export const loginWaitMs = 30_000

/** Whether stored tokens can be used as they are. */
export function isFresh(secondsLeft: number | undefined): boolean {
  return secondsLeft !== undefined && secondsLeft > renewalThresholdSeconds
}

/**
 * Whether stored tokens are used without asking the identity server: those that are fresh, and those that still hold
 * while it rests, so that nobody waits for it again with every press of a button.
 */
export function canUseNow(secondsLeft: number | undefined, msSinceUnanswered: number): boolean {
  const holds = secondsLeft !== undefined && secondsLeft * 1000 > oauthThresholdMs
  return isFresh(secondsLeft) || (holds && msSinceUnanswered < renewalRestMs)
}
