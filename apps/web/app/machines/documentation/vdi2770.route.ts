import type { Route } from './+types/vdi2770.route'
import { createVdi2770 } from './create-vdi2770.server.ts'
import { loadDocumentation } from './load-documentation.server.ts'
import { sendPackage } from './send-package.server.ts'

/** `/id/{serial}/documentation.vdi2770.zip`: the public documents of a machine for the plant of its operator. */
export async function loader({ request, params: { serialNumber } }: Route.LoaderArgs) {
  const loaded = await loadDocumentation(request, serialNumber)
  if (!loaded) return Response.json({ error: 'no documents' }, { status: 404 })
  const file = { serialNumber, extension: 'vdi2770.zip', mediaType: 'application/zip' }
  return sendPackage(await createVdi2770(loaded.shell, loaded), file)
}
