import type { z } from 'zod'

/** A value read from local storage. The caller logs an invalid one; its content is lost. */
export type StoredReading<Value> = { value: Value; isInvalid: boolean }

/** Parses untrusted local storage; an invalid value becomes `empty`. Never throws. */
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
