/** From the first to the last byte, both counted. */
export type ByteRange = { start: number; end: number }

/**
 * What a `Range` header asks for. One range only: whoever asks for several, or in words we do not know, gets the whole
 * file, as RFC 9110 allows.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!asked) return undefined
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return end < start ? undefined : { start, end }
}
