/** A browser that somebody left open must not be enough to take an account over. */
const freshLoginSeconds = 300

/** Whether the person themselves signed in a moment ago; a renewed token keeps the moment of its login. */
export function isFreshLogin(authenticatedAt: Date | undefined, now: Date): boolean {
  if (!authenticatedAt) return false
  return now.getTime() - authenticatedAt.getTime() <= freshLoginSeconds * 1000
}
