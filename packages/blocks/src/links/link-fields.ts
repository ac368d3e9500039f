import type { ArrayField, Field, TextField } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { checkText } from '../validation/check-text.ts'
import { isLinkTarget, isTextLinkTarget } from './link-target.ts'

const maxLength = 500
const refusal = bilingual(
  'Please enter a path that starts with / or an address that starts with https://',
  'Bitte geben Sie einen Pfad ein, der mit / beginnt, oder eine Adresse, die mit https:// beginnt',
)

type TargetOptions = { defaultValue?: string; description?: Bilingual; isValid?: (text: string) => boolean }

/** A link target. By default `isLinkTarget` validates it. */
export function targetField({ defaultValue, description, isValid = isLinkTarget }: TargetOptions = {}): TextField {
  return {
    name: 'href',
    label: bilingual('Target', 'Ziel'),
    type: 'text',
    required: true,
    maxLength,
    ...(defaultValue ? { defaultValue } : {}),
    admin: {
      description:
        description ??
        bilingual(
          'A path without language such as /company/about, or an address that starts with https://',
          'Ein Pfad ohne Sprache wie /company/about oder eine Adresse, die mit https:// beginnt',
        ),
    },
    validate: checkText({ isValid, refusal, maxLength, required: true }),
  }
}

const linkFields: Field[] = [
  {
    name: 'text',
    label: bilingual('Text', 'Text'),
    type: 'text',
    required: true,
    maxLength: 60,
    admin: {
      description: bilingual(
        'Says what happens or where it leads: "See the machines", never "Click here". {name} is replaced by the product name.',
        'Sagt, was geschieht oder wohin er führt: „Maschinen ansehen“, nie „Hier klicken“. {name} wird durch den Produktnamen ersetzt.',
      ),
    },
  },
  targetField({
    description: bilingual(
      'A path without language such as /company/about, an address that starts with https://, or product:axion-56 for a product.',
      'Ein Pfad ohne Sprache wie /company/about, eine Adresse, die mit https:// beginnt, oder product:axion-56 für ein Produkt.',
    ),
    isValid: isTextLinkTarget,
  }),
]

type LinksOptions = { maxRows: number }

/** Optional links below a text or in a section head. */
export function linksField({ maxRows }: LinksOptions): ArrayField {
  return {
    name: 'links',
    label: bilingual('Links', 'Links'),
    type: 'array',
    labels: { singular: bilingual('Link', 'Link'), plural: bilingual('Links', 'Links') },
    maxRows,
    fields: linkFields,
  }
}

/**
 * Required links. The name differs from `links`, because one query selects all blocks and a name must have one type.
 */
export function actionsField({ maxRows }: LinksOptions): ArrayField {
  return {
    name: 'actions',
    label: bilingual('Actions', 'Schaltflächen'),
    type: 'array',
    labels: { singular: bilingual('Action', 'Schaltfläche'), plural: bilingual('Actions', 'Schaltflächen') },
    required: true,
    minRows: 1,
    maxRows,
    fields: linkFields,
  }
}
