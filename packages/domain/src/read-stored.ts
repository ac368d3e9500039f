import type { z } from 'zod'

/** What a browser kept for us. An invalid store is to be logged; what it held is gone either way. */
export type StoredReading<Value> = { value: Value; isInvalid: boolean }

/** Reads local storage, which anybody can write to: what does not fit is replaced by `empty`, never thrown. */
export function readStored<Value>(stored: string | null, schema: z.ZodType<Value>, empty: Value): StoredReading<Value> {
  if (stored === null) return { value: empty, isInvalid: false }
  const read = schema.safeParse(parseJson(stored))
  return read.success ? { value: read.data, isInvalid: false } : { value: empty, isInvalid: true }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
