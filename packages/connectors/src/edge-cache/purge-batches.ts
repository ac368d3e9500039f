/** The edge refuses header lines beyond 8 KB; half of that leaves room for everything else. */
const longestHeader = 4000

/** Joins keys into header values short enough for the edge. A key with a space or sign in it would purge others. */
export function toPurgeBatches(keys: readonly string[]): string[] {
  const batches: string[] = []
  let batch = ''
  for (const key of new Set(keys)) {
    if (!/^[\x21-\x7e]+$/.test(key)) throw new Error('not a surrogate key')
    if (batch !== '' && batch.length + 1 + key.length > longestHeader) {
      batches.push(batch)
      batch = ''
    }
    batch = batch === '' ? key : `${batch} ${key}`
  }
  return batch === '' ? batches : [...batches, batch]
}
