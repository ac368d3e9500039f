import { richTextContent } from '@ferrule/blocks/rich-text/rich-text-content'
import type { SeedBlock } from '@ferrule/seeds/content/seed-block'
import type { Page } from '../payload-types.ts'
import { toEditorTree } from './to-editor-tree.ts'

type FindPicture = (name: string) => string

/** Fields that hold a picture, in every block and on every row. */
const pictureFields = ['image', 'poster']

/** Converts a seed block to its stored form: pictures by id, rich text in the editor format. Payload validates it. */
export function toStoredBlock(block: SeedBlock, findPicture: FindPicture): Page['blocks'][number] {
  // Seeds have the shape that the website reads; `block-types.test.ts` proves that the stored shape is the same.
  return toStored(block, findPicture) as Page['blocks'][number]
}

/** Seeds reference a document by its name in the `id` field. */
function isDocumentReference(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

function toStored(value: unknown, findPicture: FindPicture): unknown {
  if (Array.isArray(value)) return value.map((row) => toStored(row, findPicture))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (pictureFields.includes(name) && typeof field === 'string') return [name, findPicture(field)]
      if (name === 'document' && isDocumentReference(field)) return [name, findPicture(field.id)]
      const text = richTextContent.safeParse(field)
      return [name, text.success ? toEditorTree(text.data) : toStored(field, findPicture)]
    }),
  )
}
