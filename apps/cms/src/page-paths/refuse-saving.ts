import { APIError } from 'payload'

/** Creates an error whose message the editor sees; for other errors Payload shows a generic message. */
export function refuseSaving(message: string): Error {
  const refusal = new APIError(message, 400, undefined, true)
  // The build minifies class names, and Payload does not show the message of an error without a name.
  refusal.name = 'Refusal'
  return refusal
}
