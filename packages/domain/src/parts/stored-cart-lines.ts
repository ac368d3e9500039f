/**
 * The number of lines of a stored cart; 0 for an invalid one, which the cart reports when it is opened. Does not import
 * the parser of the cart, so that the top bar stays small.
 */
export function countStoredCartLines(stored: string | null): number {
  try {
    const cart: unknown = JSON.parse(stored ?? '{}')
    if (typeof cart !== 'object' || cart === null || !('parts' in cart)) return 0
    return Array.isArray(cart.parts) ? cart.parts.length : 0
  } catch {
    return 0
  }
}
