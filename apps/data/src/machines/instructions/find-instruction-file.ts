import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import type { ByteRange } from '@ferrule/domain/files/byte-range'
import { toArchiveName } from '@ferrule/domain/machines/instructions/archive-names'
import type { Deps } from '../../graphql/request-context.ts'
import { findInstructions } from './find-instructions.ts'

export type InstructionFileDeps = Pick<Deps, 'db'> & { storage: ObjectStorage; filesBucket: string }

/** The PDF of a document that fits the machine, which can be opened at any byte range. */
export async function findInstructionFile(
  { db, storage, filesBucket }: InstructionFileDeps,
  { serialNumber, id, version }: { serialNumber: string; id: string; version: string },
) {
  const machine = await findInstructions(db.queries, serialNumber)
  const document = machine?.instructions.find((one) => one.id === id && one.version === version)
  if (!machine || !document) return undefined
  const { sha256, byteSize, objectKey } = document
  return {
    fileName: `${toArchiveName(machine.productSlug, document)}.pdf`,
    sha256,
    byteSize,
    open: (range: ByteRange | undefined) => storage.find(filesBucket, objectKey, range),
  }
}
