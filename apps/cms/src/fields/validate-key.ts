import { bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import type { TextFieldManyValidation, TextFieldSingleValidation } from 'payload'

const key = /^[a-z0-9]+([-_/][a-z0-9]+)*$/

/** The refusal of a key with other characters. */
export const keyRefusal = bilingual(
  'Please use lower-case letters, digits and hyphens',
  'Bitte verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche',
)

/** Validates a key that is used in code and URLs. Visitors see a separate, translated name. */
export const validateKey: TextFieldSingleValidation = (value, { req }) =>
  !value || key.test(value) || inLanguage(keyRefusal, req.i18n.language)

export const validateKeys: TextFieldManyValidation = (values, { req }) =>
  (values ?? []).every((value) => key.test(value)) || inLanguage(keyRefusal, req.i18n.language)
