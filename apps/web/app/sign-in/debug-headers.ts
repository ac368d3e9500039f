/**
 * How much the data service should log of this person's requests, chosen by whoever looks for a fault with them:
 * `localStorage['FR-SDK-debug'] = 'debug'`. It goes no further than our own host where the operator has not allowed it.
 */
export function debugHeaders(): Record<string, string> {
  return { 'x-debug-level': localStorage.getItem('FR-SDK-debug') ?? 'none' }
}
