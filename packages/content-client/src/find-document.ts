import { z } from 'zod'
import { queryContentService, type ContentServiceAddress } from './query-content-service.ts'

/** A PDF in the media store: its key there, and its original file name. */
export type StoredDocument = { filename: string; source: string | null }

const query = `query Document($id: String) {
  allMedia(where: { id: { equals: $id }, mimeType: { equals: "application/pdf" } }, limit: 1) {
    docs { filename source }
  }
}`

const response = z.object({
  allMedia: z.object({ docs: z.array(z.object({ filename: z.string().min(1), source: z.string().nullable() })) }),
})

/** Finds a PDF by its id. The caller decides who may have it. */
export async function findDocument(address: ContentServiceAddress, id: string): Promise<StoredDocument | undefined> {
  const { allMedia } = await queryContentService(address, {
    operation: 'Document',
    query,
    variables: { id },
    answer: response,
  })
  return allMedia.docs[0]
}
