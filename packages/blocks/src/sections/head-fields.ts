import type { Field } from 'payload'
import { linksField } from '../links/link-fields.ts'
import { headingField, noteField } from './section-fields.ts'

/** The fields of a section head: heading, note and one link. */
export const headFields: Field[] = [headingField({ required: true }), noteField, linksField({ maxRows: 1 })]
