import { crc32 } from 'node:zlib'
import {
  archiveBytes,
  maxArchiveBytes,
  toCentralDirectory,
  toLocalHeader,
  type ZipEntry,
} from '@ferrule/domain/files/zip-archive'
import { toPackageParts, toPackagePath } from '@ferrule/domain/machines/aas/aasx-package'
import { toEnvironment } from '@ferrule/domain/machines/aas/to-environment'
import { toArchiveNames } from '@ferrule/domain/machines/instructions/archive-names'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { LoadedShell } from './load-shell.server.ts'

type ShellFile = LoadedShell['files'][number]

/** A file of a package: its content, or the document that is read when its turn comes. */
type PackageFile = ZipEntry & ({ content: Buffer } | { document: ShellFile })

export type ReadDocument = (document: ShellFile) => Promise<ReadableStream<Uint8Array>>

export type ShellPackage = { byteSize: number; content: (read: ReadDocument) => AsyncGenerator<Uint8Array> }

/** The shell of a machine as AASX package; with its PDFs inside, or with links to them. */
export function createPackage({ facts, files }: LoadedShell, withFiles: boolean): Result<ShellPackage, 'too-large'> {
  const names = toArchiveNames(facts.productSlug, files)
  const embedded = withFiles
    ? files.map((document, index) => ({ document, path: toPackagePath(names[index] ?? '') }))
    : []
  const paths = new Map(embedded.map(({ document, path }) => [document.id, path]))
  const environment = toEnvironment(facts, withFiles ? ({ id }) => paths.get(id) ?? '' : undefined)
  const modifiedOn =
    files
      .map(({ issuedOn }) => issuedOn)
      .toSorted()
      .at(-1) ?? facts.placedOnMarket
  const parts = toPackageParts(environment, embedded).map(({ name, content }) => toTextFile(name, content, modifiedOn))
  const entries: PackageFile[] = [...parts, ...embedded.map(({ document, path }) => toPdfFile(document, path))]
  const byteSize = archiveBytes(entries)
  if (byteSize > maxArchiveBytes) return refuse('too-large')
  return ok({ byteSize, content: (read) => writePackage(entries, read) })
}

function toTextFile(name: string, text: string, modifiedOn: string): PackageFile {
  const content = Buffer.from(text)
  return { name, content, crc32: crc32(content), byteSize: content.byteLength, modifiedOn }
}

function toPdfFile(document: ShellFile, path: string): PackageFile {
  const { crc32: checksum, byteSize, issuedOn } = document
  return { name: path.slice(1), document, crc32: checksum, byteSize, modifiedOn: issuedOn }
}

/** Reads one document at a time as fast as the client takes it, so that memory does not grow with the package. */
async function* writePackage(files: readonly PackageFile[], read: ReadDocument): AsyncGenerator<Uint8Array> {
  for (const file of files) {
    yield toLocalHeader(file)
    if ('content' in file) yield file.content
    else yield* await read(file.document)
  }
  yield toCentralDirectory(files)
}
