import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import {
  archiveBytes,
  maxArchiveBytes,
  toCentralDirectory,
  toLocalHeader,
  type ZipEntry,
} from '@ferrule/domain/files/zip-archive'
import { toArchiveNames } from '@ferrule/domain/machines/instructions/archive-names'
import { chooseForReader, neededVersions } from '@ferrule/domain/machines/instructions/choose-for-reader'
import { groupVersions } from '@ferrule/domain/machines/instructions/group-versions'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { toChecksumLine } from '@ferrule/domain/software/checksum-line'
import type { Deps } from '../../graphql/request-context.ts'
import type { StoredDocument } from './document-store.ts'
import { findInstructions, type MachineInstructions } from './find-instructions.ts'
import { escapeHtml, renderDocumentPage } from './render-document-page.ts'

export type ArchiveDeps = Pick<Deps, 'db' | 'softwareSigning' | 'publicOrigin'> & {
  storage: Pick<ObjectStorage, 'find'>
  filesBucket: string
}

export type Archive = { fileName: string; byteSize: number; content: () => AsyncGenerator<Uint8Array> }

/** A file of an archive: its content, or its key in the object store. */
type ArchiveFile = ZipEntry & ({ content: Buffer } | { objectKey: string })

/** The documents of a machine in one language as a signed ZIP archive. Equal documents result in equal bytes. */
export async function createArchive(
  deps: ArchiveDeps,
  { serialNumber, language }: { serialNumber: string; language: string },
): Promise<Result<Archive, 'unknown' | 'too-large'>> {
  const machine = await findInstructions(deps.db.queries, serialNumber)
  if (!machine || machine.instructions.length === 0) return refuse('unknown')
  const files = await listFiles(deps, machine, language)
  const byteSize = archiveBytes(files)
  if (byteSize > maxArchiveBytes) return refuse('too-large')
  const fileName = `instructions-${serialNumber}-${language}.zip`
  return ok({ fileName, byteSize, content: () => writeArchive(deps, files) })
}

async function listFiles(deps: ArchiveDeps, machine: MachineInstructions, language: string): Promise<ArchiveFile[]> {
  const { chosen } = chooseForReader(groupVersions(machine.instructions, machine.placedOnMarket), language)
  const documents = chosen.flatMap(neededVersions)
  const names = toArchiveNames(machine.productSlug, documents)
  const pdfs = documents.map((document, index) => toPdfFile(document, names[index] ?? ''))
  const modifiedOn =
    documents
      .map(({ issuedOn }) => issuedOn)
      .toSorted()
      .at(-1) ?? ''
  const keyUrl = escapeHtml(`${deps.publicOrigin}/api/software-key`)
  const page = await renderDocumentPage({
    ...machine,
    language,
    documents: chosen,
    hrefOf: (document) => names[documents.indexOf(document)] ?? '',
    closing: (texts) =>
      `<p>${escapeHtml(texts('instructions.archive.verify'))}<br /><a href="${keyUrl}">${keyUrl}</a></p>`,
  })
  const index = { name: 'index.html', content: Buffer.from(page) }
  const sums = [{ fileName: index.name, sha256: sha256Of(index.content) }, ...pdfs.map(toSum)]
    .map(toChecksumLine)
    .join('')
  const texts = [
    index,
    { name: 'SHA256SUMS', content: Buffer.from(sums) },
    { name: 'SHA256SUMS.sig', content: deps.softwareSigning.signLines(sums) },
  ].map(({ name, content }) => ({ name, content, modifiedOn, crc32: crc32(content), byteSize: content.byteLength }))
  return [...texts, ...pdfs]
}

function toPdfFile({ objectKey, sha256, crc32: checksum, byteSize, issuedOn }: StoredDocument, name: string) {
  return { name, objectKey, sha256, crc32: checksum, byteSize, modifiedOn: issuedOn }
}

function toSum({ name, sha256 }: { name: string; sha256: string }) {
  return { fileName: name, sha256 }
}

function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Opens one object at a time and waits for the reader, so that memory does not grow with the archive. */
async function* writeArchive(
  { storage, filesBucket }: Pick<ArchiveDeps, 'storage' | 'filesBucket'>,
  files: readonly ArchiveFile[],
): AsyncGenerator<Uint8Array> {
  for (const file of files) {
    yield toLocalHeader(file)
    if ('content' in file) yield file.content
    else {
      const stored = await storage.find(filesBucket, file.objectKey)
      if (stored?.byteSize !== file.byteSize) throw new Error(`the stored file of ${file.name} is missing or differs`)
      yield* stored.content
    }
  }
  yield toCentralDirectory(files)
}
