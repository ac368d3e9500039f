import { blockTextFields, toTextFields } from '@ferrule/blocks/translation/block-text-fields'
import type { TextField } from '@ferrule/domain/translation/text-field'
import { textFields } from '../page-fields/text-fields.ts'
import { leadTextField } from '../page-fields/type-fields.ts'

const leadText = toTextFields([leadTextField])

/** The texts of a page that are translated. */
export const pageTextFields: readonly TextField[] = [
  ...toTextFields(textFields),
  { type: 'group', name: 'story', fields: leadText },
  { type: 'group', name: 'mediaRelease', fields: leadText },
  { type: 'blocks', name: 'blocks', blocks: blockTextFields },
]
