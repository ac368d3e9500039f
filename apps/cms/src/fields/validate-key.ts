import type { TextFieldManyValidation, TextFieldSingleValidation } from 'payload'

const key = /^[a-z0-9]+([-_/][a-z0-9]+)*$/
const refusal = 'Please use lower-case letters, digits and hyphens'

/** A word that code and addresses know; what readers see for it is written elsewhere. */
export const validateKey: TextFieldSingleValidation = (value) => !value || key.test(value) || refusal

export const validateKeys: TextFieldManyValidation = (values) =>
  (values ?? []).every((value) => key.test(value)) || refusal
