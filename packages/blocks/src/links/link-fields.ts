import type { ArrayField, Field, TextField } from 'payload'
import { checkText } from '../validation/check-text.ts'
import { isLinkTarget, isTextLinkTarget } from './link-target.ts'

const maxLength = 500
const refusal = 'Please enter a path that starts with / or an address that starts with https://'

type TargetOptions = { defaultValue?: string; description?: string; isGood?: (text: string) => boolean }

/** Where something leads. What `isLinkTarget` refuses cannot be saved. */
export function targetField({ defaultValue, description, isGood = isLinkTarget }: TargetOptions = {}): TextField {
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
    validate: checkText({ isGood, refusal, maxLength, required: true }),
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
        'Says what happens or where it leads: "See the machines", never "Click here". {name} stands for the name of a product.',
    },
  },
  targetField({
    description:
      'A path without language such as /company/about, an address that starts with https://, or product:axion-56 for a product.',
    isGood: isTextLinkTarget,
  }),
]

type LinksOptions = { maxRows: number }

/** Links under a text or in the head of a section. */
export function linksField({ maxRows }: LinksOptions): ArrayField {
  return { name: 'links', type: 'array', labels: { singular: 'Link', plural: 'Links' }, maxRows, fields: linkFields }
}

/** The links a block is there for: at least one. A name of its own, because one query asks for all blocks at once. */
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
