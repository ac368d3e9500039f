/** In characters. The edge rejects header lines beyond 8 KB; half of that leaves room for the other headers. */
const maxHeaderLength = 4000

/**
 * Joins keys into header values short enough for the edge. Rejects keys with a space or a control character, because
 * the edge would read them as several keys and purge others.
 */
export function toPurgeBatches(keys: readonly string[]): string[] {
  const batches: string[] = []
  let batch = ''
  for (const key of new Set(keys)) {
    if (!/^[\x21-\x7e]+$/.test(key)) throw new Error('not a surrogate key')
    if (batch !== '' && batch.length + 1 + key.length > maxHeaderLength) {
      batches.push(batch)
      batch = ''
    }
    batch = batch === '' ? key : `${batch} ${key}`
  }
  return batch === '' ? batches : [...batches, batch]
}
