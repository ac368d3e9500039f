import type { ArrayField, Field, TextField } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { checkText } from '../validation/check-text.ts'
import { isLinkTarget, isTextLinkTarget } from './link-target.ts'

const maxLength = 500
const refusal = bilingual(
  'Please choose a page, machine or document, or enter a path that starts with / or an address that starts with https://',
  'Bitte wählen Sie eine Seite, eine Maschine oder ein Dokument, oder geben Sie einen Pfad ein, der mit / beginnt, oder eine Adresse, die mit https:// beginnt',
)

/** The component of the content admin that searches pages and the catalogue; it stores a chosen page by its id. */
export const linkPicker = '/links/link-picker.tsx#LinkPicker'

type TargetOptions = {
  defaultValue?: string
  description?: Bilingual
  /** The link may target a product by its slug, and the picker stores chosen machines so. */
  acceptsProducts?: boolean
  required?: boolean
}

export function targetField({
  defaultValue,
  description,
  acceptsProducts = false,
  required = true,
}: TargetOptions = {}): TextField {
  return {
    name: 'href',
    label: bilingual('Target', 'Ziel'),
    type: 'text',
    required,
    maxLength,
    ...(defaultValue ? { defaultValue } : {}),
    admin: {
      components: { Field: linkPicker },
      custom: { acceptsProducts },
      description:
        description ??
        bilingual(
          'Type words of a title and choose a page, machine or document. The link follows a page that moves. Or enter an address that starts with https://',
          'Wörter eines Titels eingeben und eine Seite, eine Maschine oder ein Dokument wählen. Der Link folgt einer Seite, die umzieht. Oder eine Adresse eingeben, die mit https:// beginnt',
        ),
    },
    validate: checkText({
      isValid: acceptsProducts ? isTextLinkTarget : isLinkTarget,
      refusal,
      maxLength,
      required,
    }),
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
      'Type words of a title and choose a page, machine or document. The link follows a page that moves, and is hidden where the machine is not sold. Or enter an address that starts with https://',
      'Wörter eines Titels eingeben und eine Seite, eine Maschine oder ein Dokument wählen. Der Link folgt einer Seite, die umzieht, und entfällt, wo die Maschine nicht verkauft wird. Oder eine Adresse eingeben, die mit https:// beginnt',
    ),
    acceptsProducts: true,
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
