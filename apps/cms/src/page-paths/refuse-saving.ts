import { type Bilingual, type EditorRequest, inLanguage } from '@ferrule/blocks/bilingual'
import { APIError } from 'payload'

/**
 * Creates an error whose message the editor sees, in the editor's language; for other errors Payload shows a generic
 * message.
 */
export function refuseSaving({ i18n }: EditorRequest, refusal: Bilingual): Error {
  const error = new APIError(inLanguage(refusal, i18n.language), 400, undefined, true)
  // The build minifies class names, and Payload does not show the message of an error without a name.
  error.name = 'Refusal'
  return error
}
