import { sendPackage } from '../documentation/send-package.server.ts'
import type { Route } from './+types/aasx.route'
import { createPackage } from './create-package.server.ts'
import { loadShell } from './load-shell.server.ts'

/** `/id/{serial}/machine.aasx`: the shell of a machine as package. With `?files=1` it contains the PDFs. */
export async function loader({ request, params: { serialNumber } }: Route.LoaderArgs) {
  const shell = await loadShell(serialNumber)
  if (!shell) return Response.json({ error: 'unknown serial number' }, { status: 404 })
  const withFiles = new URL(request.url).searchParams.get('files') === '1'
  const file = { serialNumber, extension: 'aasx', mediaType: 'application/aas+zip' }
  return sendPackage(createPackage(shell, withFiles), file)
}
