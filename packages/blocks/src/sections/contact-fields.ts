import type { TextField } from 'payload'
import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
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
  label: bilingual('Phone', 'Telefon'),
  type: 'text',
  admin: { description: bilingual('With country code: +43 732 555 40', 'Mit Ländervorwahl: +43 732 555 40') },
  maxLength: 26,
  validate: checkText({
    isValid: (text) => phoneNumber.test(text),
    refusal: bilingual(
      'Please enter a number such as +43 732 555 40: digits and spaces only',
      'Bitte geben Sie eine Nummer wie +43 732 555 40 ein: nur Ziffern und Leerzeichen',
    ),
    maxLength: 26,
  }),
}

export const emailField: TextField = {
  name: 'email',
  label: bilingual('E-mail', 'E-Mail'),
  type: 'text',
  maxLength: 120,
  validate: checkText({
    isValid: (text) => emailAddress.test(text),
    refusal: bilingual('Please enter a valid e-mail address', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    maxLength: 120,
  }),
}
