import { toAttachment } from '@ferrule/domain/files/file-name'
import { toStream } from '../../http/to-stream.ts'
import type { Route } from './+types/aasx.route'
import { createPackage } from './create-package.server.ts'
import { loadShell } from './load-shell.server.ts'
import { readDocument } from './read-document.server.ts'
import { shellCacheHeaders } from './shell-headers.ts'

/** `/id/{serial}/machine.aasx`: the shell of a machine as package. With `?files=1` it contains the PDFs. */
export async function loader({ request, params: { serialNumber } }: Route.LoaderArgs) {
  const shell = await loadShell(serialNumber)
  if (!shell) return Response.json({ error: 'unknown serial number' }, { status: 404 })
  const withFiles = new URL(request.url).searchParams.get('files') === '1'
  const created = createPackage(shell, withFiles)
  if (!created.ok) return Response.json({ error: 'the package is too large' }, { status: 413 })
  const { byteSize, content } = created.value
  const body = toStream(content((document) => readDocument(serialNumber, document)))
  return new Response(body, {
    headers: {
      ...shellCacheHeaders,
      'Content-Type': 'application/aas+zip',
      'Content-Length': String(byteSize),
      'Content-Disposition': toAttachment(`${serialNumber}.aasx`),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
