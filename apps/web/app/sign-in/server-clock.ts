/**
 * Returns the server's time on a computer with a wrong clock: a DPoP proof with another time is refused. The page
 * contains its render time, and the browser's monotonic clock measures the time since.
 */
export function createServerClock(servedAt: number): () => number {
  const [navigation] = performance.getEntriesByType('navigation')
  const receivedAt = navigation && 'responseStart' in navigation ? Number(navigation.responseStart) : 0
  const ahead = Date.now() - Math.max(0, performance.now() - receivedAt) - servedAt
  return () => Date.now() - ahead
}
