import { iirdsMediaType } from '@ferrule/domain/machines/documentation/iirds'
import type { Route } from './+types/iirds.route'
import { createIirds } from './create-iirds.server.ts'
import { loadDocumentation } from './load-documentation.server.ts'
import { sendPackage } from './send-package.server.ts'

/** `/id/{serial}/documentation.iirds`: the public documents of a machine for programs that deliver content. */
export async function loader({ request, params: { serialNumber } }: Route.LoaderArgs) {
  const loaded = await loadDocumentation(request, serialNumber)
  if (!loaded) return Response.json({ error: 'no documents' }, { status: 404 })
  const { shell, texts } = loaded
  const title = texts('instructions.archive.title', { model: shell.facts.model, serial: serialNumber })
  return sendPackage(createIirds(shell, title), { serialNumber, extension: 'iirds', mediaType: iirdsMediaType })
}
