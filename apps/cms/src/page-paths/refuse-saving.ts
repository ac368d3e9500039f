import { APIError } from 'payload'

/** A refusal whose words the editor sees; a plain error would only show that something went wrong. */
export function refuseSaving(message: string): Error {
  return new APIError(message, 400, undefined, true)
}
