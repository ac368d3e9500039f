/** Of the ways to say so, the one that the edge uses: whoever reads what is stored there is `br` or is not. */
export function acceptsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return acceptEncoding === 'br'
}
