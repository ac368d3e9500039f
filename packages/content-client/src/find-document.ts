import { z } from 'zod'
import { askContentService, type ContentServiceAddress } from './ask-content-service.ts'

/** A document of the media store: its key there, and the name it was uploaded under. */
export type StoredDocument = { filename: string; source: string | null }

const query = `query Document($id: String) {
  allMedia(where: { id: { equals: $id }, mimeType: { equals: "application/pdf" } }, limit: 1) {
    docs { filename source }
  }
}`

const answer = z.object({
  allMedia: z.object({ docs: z.array(z.object({ filename: z.string().min(1), source: z.string().nullable() })) }),
})

/** Asked for by its id: who may have it is decided by whoever asks. */
export async function findDocument(address: ContentServiceAddress, id: string): Promise<StoredDocument | undefined> {
  const { allMedia } = await askContentService(address, { operation: 'Document', query, variables: { id }, answer })
  return allMedia.docs[0]
}
