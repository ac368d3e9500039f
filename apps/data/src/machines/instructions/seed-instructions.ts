import { buffer } from 'node:stream/consumers'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import {
  type InstructionSource,
  machineInstructions,
  type SeedInstruction,
} from '@ferrule/seeds/documents/machine-instructions'
import { createPictureLoader, renderProductDocument } from '../../catalogue/render-product-document.ts'
import type { Database } from '../../postgres/database.ts'
import { toDocumentId } from './document-id.ts'
import { hasDocuments, insertDocuments, type NewDocument } from './document-store.ts'
import { type InstructionFile, storeInstructionFile } from './store-instruction-file.ts'

type SeedStorage = {
  /** Reads the rendered documents of products. */
  media: { storage: Pick<ObjectStorage, 'find'>; bucket: string }
  files: { storage: Pick<ObjectStorage, 'ensureBucket' | 'put'>; filesBucket: string }
}

/** Many rows, but few enough for the time that a statement may take. */
const rowsPerStatement = 240

/** Inserts the instructions of the demo machines. Files are uploaded first, so that none is listed without its file. */
export async function seedInstructions(
  db: Database,
  storage: SeedStorage,
  instructions: readonly SeedInstruction[] = machineInstructions,
): Promise<number> {
  if (await hasDocuments(db.queries)) return 0
  await storage.files.storage.ensureBucket(storage.files.filesBucket)
  const storeSource = createSourceStore(storage)
  const documents: NewDocument[] = []
  for (const { source, ...instruction } of instructions) {
    documents.push(toDocument(instruction, await storeSource(source, instruction)))
  }
  await db.transaction(async (tx) => {
    for (let at = 0; at < documents.length; at += rowsPerStatement)
      await insertDocuments(tx, documents.slice(at, at + rowsPerStatement))
  })
  return documents.length
}

function toDocument(instruction: Omit<SeedInstruction, 'source'>, file: InstructionFile): NewDocument {
  const { replaces } = instruction
  return {
    ...instruction,
    ...file,
    id: toDocumentId(instruction),
    replaces: replaces === null ? null : toDocumentId({ ...instruction, version: replaces }),
    builtFrom: null,
    builtUntil: null,
    softwareFrom: null,
    softwareUntil: null,
  }
}

/** Stores each PDF once, however many machines share it. */
function createSourceStore({ media, files }: SeedStorage) {
  const stored = new Map<unknown, Promise<InstructionFile>>()
  const loadPicture = createPictureLoader()
  const readContent = async (source: InstructionSource, { language }: Pick<SeedInstruction, 'language'>) => {
    if ('publication' in source)
      return renderProductDocument({ key: '', language, kind: 'publication', ...source }, loadPicture)
    const found = await media.storage.find(media.bucket, source.mediaKey)
    if (!found) throw new Error(`${source.mediaKey} is not in the media store`)
    return buffer(found.content)
  }
  return (source: InstructionSource, instruction: Pick<SeedInstruction, 'language'>): Promise<InstructionFile> => {
    const key = 'mediaKey' in source ? source.mediaKey : source
    const file =
      stored.get(key) ?? readContent(source, instruction).then((content) => storeInstructionFile(files, content))
    stored.set(key, file)
    return file
  }
}
