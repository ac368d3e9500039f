import type { TextField } from 'payload'
import { z } from 'zod'
import { checkText } from '../validation/check-text.ts'

/** Digits and spaces, with an optional leading plus. */
const phoneNumber = /^\+?\d[\d ]{4,24}$/
const emailAddress = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/

// A field that an editor cleared is stored as an empty string.
const optional = (pattern: RegExp) =>
  z
    .string()
    .refine((text) => text === '' || pattern.test(text))
    .nullable()

export const contactContent = { phone: optional(phoneNumber), email: optional(emailAddress) }

export const phoneField: TextField = {
  name: 'phone',
  type: 'text',
  admin: { description: 'With country code: +43 732 555 40' },
  maxLength: 26,
  validate: checkText({
    isValid: (text) => phoneNumber.test(text),
    refusal: 'Please enter a number such as +43 732 555 40: digits and spaces only',
    maxLength: 26,
  }),
}

export const emailField: TextField = {
  name: 'email',
  label: 'E-mail',
  type: 'text',
  maxLength: 120,
  validate: checkText({
    isValid: (text) => emailAddress.test(text),
    refusal: 'Please enter a valid e-mail address',
    maxLength: 120,
  }),
}
