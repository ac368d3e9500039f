const maxLength = 60

/** The words of the last segment of a path, to search for what its page was about. Any input is accepted. */
export function wordsOfPath(path: string): string {
  const last = path.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? ''
  return decode(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
}

/** A malformed escape sequence is kept as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
