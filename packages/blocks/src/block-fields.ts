import { heroFields } from './hero/fields.ts'
import { textFields } from './text/fields.ts'

/** The blocks an editor can place on a page, in the order they are offered. */
export const blockFields = [heroFields, textFields]
