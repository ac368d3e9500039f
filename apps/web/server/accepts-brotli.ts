/** The edge normalises Accept-Encoding to `br` for its cache, so no other syntax is supported. */
export function acceptsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return acceptEncoding === 'br'
}
