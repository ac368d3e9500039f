import type { Route } from './+types/meta.route'
import { readBuildId } from './build-id.server.ts'

/** `builds/meta/{buildId}.json`: what is known of a build. Of one that is no longer served nothing is. */
export async function loader({ params }: Route.LoaderArgs) {
  const id = await readBuildId()
  if (params['*'] !== `${id}.json`) return Response.json({ error: 'Not found' }, { status: 404 })
  // No page is made ahead of its first reader.
  return Response.json({ id, prerendered: [] }, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } })
}
