import { z } from 'zod'

/** A list an editor fills. The content service answers null where nothing was added. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z
    .array(row)
    .nullable()
    .transform((rows) => rows ?? [])
}
