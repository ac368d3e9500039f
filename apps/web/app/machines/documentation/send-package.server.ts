import { toAttachment } from '@ferrule/domain/files/file-name'
import type { Result } from '@ferrule/domain/result'
import { toStream } from '../../http/to-stream.ts'
import { readDocument } from '../aas/read-document.server.ts'
import { shellCacheHeaders } from '../aas/shell-headers.ts'
import type { MachinePackage } from './package-file.server.ts'

type SentPackage = { serialNumber: string; extension: string; mediaType: string }

/** Streams a package of a machine, with its PDFs read from the data service one after the other. */
export function sendPackage(
  created: Result<MachinePackage, 'too-large'>,
  { serialNumber, extension, mediaType }: SentPackage,
): Response {
  if (!created.ok) return Response.json({ error: 'the package is too large' }, { status: 413 })
  const { byteSize, content } = created.value
  const body = toStream(content((document) => readDocument(serialNumber, document)))
  return new Response(body, {
    headers: {
      ...shellCacheHeaders,
      'Content-Type': mediaType,
      'Content-Length': String(byteSize),
      'Content-Disposition': toAttachment(`${serialNumber}.${extension}`),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
