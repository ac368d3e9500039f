/** Tokens that expire within this time are renewed before use. */
const renewalThresholdSeconds = 180

/** Tokens that expire within this time are never used without another renewal attempt, also after a failed one. */
const oauthThresholdMs = 30_000

/** The pause after a renewal without a response. */
const renewalPauseMs = 30_000

/** The timeout for one response of the identity server during a login. */
export const identityTimeoutMs = 3000

/** The timeout for discovery. The rest of the three seconds is for rendering the error page. */
export const discoveryTimeoutMs = 2500

/** The timeout for all other requests to the identity server. */
export const defaultTimeoutMs = 5000

/** The timeout for a whole login. */
export const loginTimeoutMs = 30_000

/** Whether stored tokens can be used without renewal. */
export function isFresh(secondsLeft: number | undefined): boolean {
  return secondsLeft !== undefined && secondsLeft > renewalThresholdSeconds
}

/**
 * Whether stored tokens are used without a call to the identity server: fresh ones, and valid ones during the pause
 * after a failed renewal, so that users do not wait for the timeout with every click.
 */
export function canUseWithoutRenewal(secondsLeft: number | undefined, msSinceUnanswered: number): boolean {
  const isValid = secondsLeft !== undefined && secondsLeft * 1000 > oauthThresholdMs
  return isFresh(secondsLeft) || (isValid && msSinceUnanswered < renewalPauseMs)
}
