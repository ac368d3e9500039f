import type { ArrayField, Field, TextField } from 'payload'
import { checkText } from '../validation/check-text.ts'
import { isLinkTarget, isTextLinkTarget } from './link-target.ts'

const maxLength = 500
const refusal = 'Please enter a path that starts with / or an address that starts with https://'

type TargetOptions = { defaultValue?: string; description?: string; isValid?: (text: string) => boolean }

/** A link target. By default `isLinkTarget` validates it. */
export function targetField({ defaultValue, description, isValid = isLinkTarget }: TargetOptions = {}): TextField {
  return {
    name: 'href',
    label: 'Target',
    type: 'text',
    required: true,
    maxLength,
    ...(defaultValue ? { defaultValue } : {}),
    admin: {
      description:
        description ?? 'A path without language such as /company/about, or an address that starts with https://',
    },
    validate: checkText({ isValid, refusal, maxLength, required: true }),
  }
}

const linkFields: Field[] = [
  {
    name: 'text',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: {
      description:
        'Says what happens or where it leads: "See the machines", never "Click here". {name} is replaced by the product name.',
    },
  },
  targetField({
    description:
      'A path without language such as /company/about, an address that starts with https://, or product:axion-56 for a product.',
    isValid: isTextLinkTarget,
  }),
]

type LinksOptions = { maxRows: number }

/** Optional links below a text or in a section head. */
export function linksField({ maxRows }: LinksOptions): ArrayField {
  return { name: 'links', type: 'array', labels: { singular: 'Link', plural: 'Links' }, maxRows, fields: linkFields }
}

/**
 * Required links. The name differs from `links`, because one query selects all blocks and a name must have one type.
 */
export function actionsField({ maxRows }: LinksOptions): ArrayField {
  return {
    name: 'actions',
    type: 'array',
    labels: { singular: 'Action', plural: 'Actions' },
    required: true,
    minRows: 1,
    maxRows,
    fields: linkFields,
  }
}
