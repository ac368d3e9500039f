/** Sensitive changes need a recent login, so that an unattended browser is not enough to take over an account. */
const freshLoginSeconds = 300

/** Whether the user signed in recently; a refreshed token keeps the `auth_time` of its login. */
export function isFreshLogin(authenticatedAt: Date | undefined, now: Date): boolean {
  if (!authenticatedAt) return false
  return now.getTime() - authenticatedAt.getTime() <= freshLoginSeconds * 1000
}
