import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buffer } from 'node:stream/consumers'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { type ProductDocument, productDocuments } from '@ferrule/seeds/documents/product-documents'
import { z } from 'zod'
import { createPictureLoader, renderProductDocument } from './render-product-document.ts'
import { contentHash } from './stable-id.ts'

/** Lists the rendered documents with the hash of their content, so that only changed ones are rendered again. */
const manifestKey = 'product-documents.json'

const manifestSchema = z.record(z.string(), z.object({ hash: z.string(), sizeBytes: z.number() }))

type Manifest = z.infer<typeof manifestSchema>

export type SeededDocuments = { rendered: number; sizes: ReadonlyMap<string, number> }

/** Renders and uploads new and changed documents of the demo catalogue. Returns the sizes of all by key. */
export async function seedProductDocuments(
  storage: Pick<ObjectStorage, 'ensureBucket' | 'find' | 'put'>,
  bucket: string,
  documents: readonly ProductDocument[] = productDocuments,
): Promise<SeededDocuments> {
  await storage.ensureBucket(bucket)
  const before = await readManifest(storage, bucket)
  const renderer = await hashRenderer()
  const loadPicture = createPictureLoader()
  const after: Manifest = {}
  let rendered = 0
  for (const document of documents) {
    const hash = contentHash([renderer, document])
    const known = before[document.key]
    if (known?.hash === hash) {
      after[document.key] = known
      continue
    }
    const content = await renderProductDocument(document, loadPicture)
    await storage.put(bucket, document.key, content)
    after[document.key] = { hash, sizeBytes: content.byteLength }
    rendered += 1
  }
  if (rendered > 0) await storage.put(bucket, manifestKey, Buffer.from(JSON.stringify(after)))
  return { rendered, sizes: new Map(Object.entries(after).map(([key, { sizeBytes }]) => [key, sizeBytes])) }
}

async function readManifest(storage: Pick<ObjectStorage, 'find'>, bucket: string): Promise<Manifest> {
  const stored = await storage.find(bucket, manifestKey)
  if (!stored) return {}
  const parsed = manifestSchema.safeParse(JSON.parse((await buffer(stored.content)).toString()))
  return parsed.success ? parsed.data : {}
}

/** The hash of the sources that render PDFs: a change of the layout renders every document again. */
async function hashRenderer(): Promise<string> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@ferrule/pdf/sheet')))
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(folder, name)))
  return hash.digest('base64url')
}
