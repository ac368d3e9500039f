/**
 * The time of our servers, whatever this computer's own clock says: a proof that seems to come from another minute is
 * refused. The page tells when it was made; how long ago that was, the browser has measured without its clock.
 */
export function createServerClock(servedAt: number): () => number {
  const [navigation] = performance.getEntriesByType('navigation')
  const begun = navigation && 'responseStart' in navigation ? Number(navigation.responseStart) : 0
  const ahead = Date.now() - Math.max(0, performance.now() - begun) - servedAt
  return () => Date.now() - ahead
}
