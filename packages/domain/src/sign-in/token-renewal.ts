/** Tokens within this of their end are renewed before use. */
const renewalThresholdSeconds = 180

/** How long the identity server may take for one answer. */
export const identityTimeoutSeconds = 3

/** How long a login may take in all before it is given up. */
export const loginWaitMs = 30_000

/** Whether stored tokens can be used as they are. */
export function isFresh(secondsLeft: number | undefined): boolean {
  return secondsLeft !== undefined && secondsLeft > renewalThresholdSeconds
}
