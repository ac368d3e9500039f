import { createHash } from 'node:crypto'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import {
  admitInstruction,
  type InstructionRecord,
  type InstructionRefusal,
} from '@ferrule/domain/machines/instructions/admit-instruction'
import { ok, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../../audit/record-event.ts'
import type { Database } from '../../postgres/database.ts'
import { toDocumentId } from './document-id.ts'
import { findProductModel, findVersion, insertDocuments } from './document-store.ts'
import { storeInstructionFile } from './store-instruction-file.ts'

type AddDeps = { db: Database; storage: Pick<ObjectStorage, 'put'>; filesBucket: string }

/**
 * Adds a version of a document, with its file first, so that none is listed without it. Idempotent: the same document
 * again changes nothing.
 */
export async function addInstruction(
  deps: AddDeps,
  record: InstructionRecord,
  content: Uint8Array,
): Promise<Result<'added' | 'unchanged', InstructionRefusal>> {
  const { product: productSlug, replaces, file: _, ...facts } = record
  const id = toDocumentId({ ...record, productSlug })
  const replacedId = replaces === null ? null : toDocumentId({ ...record, productSlug, version: replaces })
  const { queries } = deps.db
  const admitted = admitInstruction(record, {
    productModel: await findProductModel(queries, productSlug),
    existing: await findVersion(queries, id),
    replaced: replacedId === null ? undefined : await findVersion(queries, replacedId),
    file: {
      sha256: createHash('sha256').update(content).digest('hex'),
      byteSize: content.byteLength,
      isPdf: Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-',
    },
  })
  if (!admitted.ok) return admitted
  if (admitted.value === 'unchanged') return ok('unchanged')
  const stored = await storeInstructionFile(deps, content)
  await deps.db.transaction(async (tx) => {
    await insertDocuments(tx, [{ ...facts, ...stored, id, productSlug, replaces: replacedId }])
    await recordEvent(tx, {
      actor: 'import',
      action: 'add-instruction',
      subjectType: 'machine-document',
      subjectId: id,
      after: { product: productSlug, kind: record.kind, language: record.language, version: record.version },
    })
  })
  return ok('added')
}
