import type { Route } from './+types/meta.route'
import { readBuildId } from './build-id.server.ts'

/** `builds/meta/{buildId}.json`: the manifest of the current build; 404 for any other build. */
export async function loader({ params }: Route.LoaderArgs) {
  const id = await readBuildId()
  if (params['*'] !== `${id}.json`) return Response.json({ error: 'Not found' }, { status: 404 })
  // No page is rendered before its first request.
  return Response.json({ id, prerendered: [] }, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } })
}
