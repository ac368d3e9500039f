import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { getServices } from '../../visit/services.server.ts'

/** Opens the PDF of a document at the data service. A missing file breaks the package off, so that none is incomplete. */
export async function readDocument(
  serialNumber: string,
  document: { id: string; version: string },
): Promise<ReadableStream<Uint8Array>> {
  const path = toDocumentPath(serialNumber, document).replace(/^\/id/, '/instructions')
  const response = await tracedFetch('data instructions', `${getServices().settings.DATA_SERVICE_URL}${path}`)
  if (!response.ok || !response.body) throw new Error(`the file of document ${document.id} is missing`)
  return response.body
}
