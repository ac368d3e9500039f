import { crc32 } from 'node:zlib'
import { combineCrc32 } from '@ferrule/domain/files/combine-crc32'
import {
  archiveBytes,
  maxArchiveBytes,
  toCentralDirectory,
  toLocalHeader,
  type ZipEntry,
} from '@ferrule/domain/files/zip-archive'
import { ok, refuse, type Result } from '@ferrule/domain/result'

/** A document that is stored at the data service and read when its turn comes. */
export type StoredDocument = { id: string; version: string; issuedOn: string; crc32: number; byteSize: number }

/** A file of a package: bytes and stored documents in a row. */
export type PackageFile = ZipEntry & { parts: readonly (Uint8Array | StoredDocument)[] }

export type ReadDocument = (document: StoredDocument) => Promise<ReadableStream<Uint8Array>>

export type MachinePackage = { byteSize: number; content: (read: ReadDocument) => AsyncGenerator<Uint8Array> }

export function toContentFile(name: string, content: Uint8Array, modifiedOn: string): PackageFile {
  return { name, parts: [content], crc32: crc32(content), byteSize: content.byteLength, modifiedOn }
}

export function toTextFile(name: string, text: string, modifiedOn: string): PackageFile {
  return toContentFile(name, Buffer.from(text), modifiedOn)
}

export function toPdfFile(name: string, document: StoredDocument): PackageFile {
  const { crc32: checksum, byteSize, issuedOn } = document
  return { name, parts: [document], crc32: checksum, byteSize, modifiedOn: issuedOn }
}

/** A ZIP archive as file of another one. Its checksum comes from those of its parts, so that none is read before. */
export function toNestedArchive(name: string, files: readonly PackageFile[], modifiedOn: string): PackageFile {
  const parts = toArchiveParts(files)
  let checksum = 0
  for (const part of parts) {
    const [next, byteSize] = part instanceof Uint8Array ? [crc32(part), part.byteLength] : [part.crc32, part.byteSize]
    checksum = combineCrc32(checksum, next, byteSize)
  }
  return { name, parts, crc32: checksum, byteSize: archiveBytes(files), modifiedOn }
}

export function toPackage(files: readonly PackageFile[]): Result<MachinePackage, 'too-large'> {
  const byteSize = archiveBytes(files)
  if (byteSize > maxArchiveBytes) return refuse('too-large')
  const parts = toArchiveParts(files)
  return ok({ byteSize, content: (read) => writeParts(parts, read) })
}

function toArchiveParts(files: readonly PackageFile[]): (Uint8Array | StoredDocument)[] {
  return [...files.flatMap((file) => [toLocalHeader(file), ...file.parts]), toCentralDirectory(files)]
}

/** Reads one document at a time as fast as the client takes it, so that memory does not grow with the package. */
async function* writeParts(parts: readonly (Uint8Array | StoredDocument)[], read: ReadDocument) {
  for (const part of parts) {
    if (part instanceof Uint8Array) yield part
    else yield* await read(part)
  }
}
