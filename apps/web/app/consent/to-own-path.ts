/** A path of our own that somebody may be sent back to; nothing else, because anybody can write an address. */
export function toOwnPath(path: string | null): string | undefined {
  return path !== null && /^\/(?![/\\])[\w\-./~%?=&+]*$/.test(path) && path.length < 1000 ? path : undefined
}
