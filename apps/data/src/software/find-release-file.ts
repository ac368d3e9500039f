import type { ByteRange } from '@ferrule/domain/files/byte-range'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { toFileName } from '@ferrule/domain/files/file-name'
import type { Deps } from '../graphql/request-context.ts'
import { findFileOfRelease } from './release-store.ts'

export type ReleaseFileDeps = Pick<Deps, 'db' | 'now' | 'downloadLinks'> & {
  storage: ObjectStorage
  filesBucket: string
}

/** The file of a download token, which can be opened at any byte range. */
export async function findReleaseFile(
  { db, now, downloadLinks, storage, filesBucket }: ReleaseFileDeps,
  token: string,
) {
  const id = downloadLinks.readToken(token, now())
  const file = id === undefined ? undefined : await findFileOfRelease(db.queries, id)
  if (!file) return undefined
  const { objectKey, fileName, sha256, byteSize } = file
  return {
    fileName: toFileName(fileName),
    sha256,
    byteSize,
    open: (range: ByteRange | undefined) => storage.find(filesBucket, objectKey, range),
  }
}
