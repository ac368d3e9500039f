/** The text of a Base64url value, with or without padding; undefined if it is none. */
export function decodeBase64Url(encoded: string): string | undefined {
  const [, digits] = /^([\w-]{1,2000})={0,2}$/.exec(encoded) ?? []
  if (digits === undefined || digits.length % 4 === 1) return undefined
  try {
    const bytes = Uint8Array.from(atob(digits.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
