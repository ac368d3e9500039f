import { APIError } from 'payload'

/** A refusal whose words the editor sees; a plain error would only show that something went wrong. */
export function refuseSaving(message: string): Error {
  const refusal = new APIError(message, 400, undefined, true)
  // The build takes the names of classes away, and the words of an error without a name are not shown.
  refusal.name = 'Refusal'
  return refusal
}
