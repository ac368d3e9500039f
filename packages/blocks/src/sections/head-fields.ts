import type { Field } from 'payload'
import { linksField } from '../links/link-fields.ts'
import { headingField, noteField } from './section-fields.ts'

/** Heading, one sentence and one way on: the head of every grid of teasers. */
export const headFields: Field[] = [headingField({ required: true }), noteField, linksField({ maxRows: 1 })]
