/**
 * The log level for this user's requests to the data service, set for debugging:
 * `localStorage['FR-SDK-debug'] = 'debug'`. Our own host drops the header unless the operator allows it.
 */
export function debugHeaders(): Record<string, string> {
  return { 'x-debug-level': localStorage.getItem('FR-SDK-debug') ?? 'none' }
}
