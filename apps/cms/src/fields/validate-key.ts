import type { TextFieldManyValidation, TextFieldSingleValidation } from 'payload'

const key = /^[a-z0-9]+([-_/][a-z0-9]+)*$/
const refusal = 'Please use lower-case letters, digits and hyphens'

/** Validates a key that is used in code and URLs. Visitors see a separate, translated name. */
export const validateKey: TextFieldSingleValidation = (value) => !value || key.test(value) || refusal

export const validateKeys: TextFieldManyValidation = (values) =>
  (values ?? []).every((value) => key.test(value)) || refusal
