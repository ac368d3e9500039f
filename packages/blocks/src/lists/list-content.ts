import { z } from 'zod'

/** A list of rows. The content service returns null for an empty one. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z
    .array(row)
    .nullable()
    .transform((rows) => rows ?? [])
}
