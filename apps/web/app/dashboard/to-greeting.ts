/** Returns the text key of the greeting for a local hour. */
export function toGreeting(hour: number) {
  if (hour >= 4 && hour < 12) return 'portal.good-morning' as const
  return hour >= 12 && hour < 18 ? ('portal.good-afternoon' as const) : ('portal.good-evening' as const)
}
