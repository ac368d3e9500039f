import { Readable } from 'node:stream'
import { productDocuments } from '@ferrule/seeds/documents/product-documents'
import { expect, test } from 'vitest'
import { seedProductDocuments } from './seed-product-documents.ts'

function createMemoryStorage() {
  const objects = new Map<string, Uint8Array>()
  return {
    objects,
    ensureBucket: async () => undefined,
    find: async (_bucket: string, key: string) => {
      const content = objects.get(key)
      return content && { content: Readable.from([Buffer.from(content)]), byteSize: content.byteLength }
    },
    put: async (_bucket: string, key: string, content: Uint8Array) => {
      objects.set(key, content)
    },
  }
}

const declarations = productDocuments.filter(({ key }) => key.includes('-declaration-en')).slice(0, 2)

test('documents are rendered once, and again only when their content changes', async () => {
  const storage = createMemoryStorage()
  const first = await seedProductDocuments(storage, 'media', declarations)
  expect(first.rendered).toBe(2)
  for (const { key } of declarations) expect(first.sizes.get(key)).toBe(storage.objects.get(key)?.byteLength)
  const again = await seedProductDocuments(storage, 'media', declarations)
  expect(again).toEqual({ rendered: 0, sizes: first.sizes })
  const changed = declarations.map((document, index) =>
    index === 0 && document.kind === 'publication'
      ? { ...document, publication: { ...document.publication, lead: 'Changed' } }
      : document,
  )
  expect((await seedProductDocuments(storage, 'media', changed)).rendered).toBe(1)
})
