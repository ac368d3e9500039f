import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { runOnDataService } from '../../http/run-on-data-service.server.ts'
import type { Route } from './+types/documents-json.route'
import { MachineDocuments } from './machine-documents.generated.ts'

/** Short, because a new version is not announced to the edge. */
const cacheHeaders = { 'Cache-Control': 'public, max-age=60' }

/** `/id/{serial}/documents.json`: all documents of a machine, for other programs. */
export async function loader({ params: { serialNumber } }: Route.LoaderArgs) {
  const { machineNameplate: nameplate } = await orThrow503('data', runOnDataService(MachineDocuments, { serialNumber }))
  if (!nameplate) return Response.json({ error: 'unknown serial number' }, { status: 404 })
  const { serialNumber: serial, model, onlineUntil, instructions } = nameplate
  const documents = instructions.map(({ byteSize, ...document }) => ({
    ...document,
    bytes: byteSize,
    href: toDocumentPath(serial, document),
  }))
  return Response.json({ serial, model, onlineUntil, documents }, { headers: cacheHeaders })
}
