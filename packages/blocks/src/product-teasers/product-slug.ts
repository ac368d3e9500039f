import type { TextField } from 'payload'
import { z } from 'zod'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { checkText } from '../validation/check-text.ts'

/** The last segment of a product's URL. */
const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const productSlug = z.string().regex(pattern)

type ProductSlugOptions = { name?: string; label?: Bilingual; required?: boolean; description?: Bilingual }

/** A product of the catalogue. */
export function productSlugField({
  name = 'slug',
  label = bilingual('Product', 'Produkt'),
  required = true,
  description = bilingual(
    'The last part of its address: axion-56 for /products/axion-56.',
    'Der letzte Teil der Adresse: axion-56 für /products/axion-56.',
  ),
}: ProductSlugOptions = {}): TextField {
  return {
    name,
    label,
    type: 'text',
    required,
    maxLength: 120,
    admin: { description },
    validate: checkText({
      isValid: (text) => pattern.test(text),
      refusal: bilingual(
        'Please enter the last part of the address: lower-case letters, digits, hyphens',
        'Bitte geben Sie den letzten Teil der Adresse ein: Kleinbuchstaben, Ziffern, Bindestriche',
      ),
      maxLength: 120,
      required,
    }),
  }
}
