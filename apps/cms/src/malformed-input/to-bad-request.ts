import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

/** A value that Postgres cannot read as the type of its column, such as an id that is no UUID: the codes of class 22. */
const dataException = z.object({ code: z.string().regex(/^22[0-9A-Z]{3}$/) })
const malformed = z.union([dataException, z.object({ cause: dataException }), z.instanceof(SyntaxError)])

/**
 * Drafts are saved without the validation of their fields, so a malformed value reaches the database. That is a mistake
 * of the client and no fault of the service.
 */
export const toBadRequest: AfterErrorHook = ({ error }) => {
  if (!malformed.safeParse(error).success) return undefined
  return { status: 400, response: { errors: [{ message: 'The request contains a malformed value.' }] } }
}
