import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { expect, test } from 'vitest'
import { toStoredBlock } from './to-stored-block.ts'

const findPicture = (name: string) => `id of ${name}`

test('pictures are stored by id, in the block and in its rows', () => {
  const stored = toStoredBlock(
    {
      blockType: 'gallery',
      heading: null,
      note: null,
      links: [],
      pictures: [{ image: 'copper-strands', caption: 'Copper' }],
    } as never,
    findPicture,
  )
  expect(stored).toMatchObject({ pictures: [{ image: 'id of copper-strands', caption: 'Copper' }] })
})

test('rich text is stored in the editor format, plain text unchanged', () => {
  const body = richText(paragraph('A wire is cut.'))
  const stored = toStoredBlock({ blockType: 'text', heading: 'image', body }, findPicture)
  expect(stored).toMatchObject({ heading: 'image', body: { root: { version: 1, format: '' } } })
})
