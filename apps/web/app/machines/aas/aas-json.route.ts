import { toEnvironment } from '@ferrule/domain/machines/aas/to-environment'
import type { Route } from './+types/aas-json.route'
import { loadShell } from './load-shell.server.ts'
import { shellCacheHeaders } from './shell-headers.ts'

/** `/id/{serial}/aas.json`: the Asset Administration Shell of a machine, with everything that its label page shows. */
export async function loader({ params: { serialNumber } }: Route.LoaderArgs) {
  const shell = await loadShell(serialNumber)
  if (!shell) return Response.json({ error: 'unknown serial number' }, { status: 404 })
  return Response.json(toEnvironment(shell.facts), { headers: shellCacheHeaders })
}
