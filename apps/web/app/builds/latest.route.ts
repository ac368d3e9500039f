import { readBuildId } from './build-id.server.ts'

/** `builds/latest.json`: which build is served now. Pages that stay open ask again from time to time. */
export async function loader() {
  return Response.json({ id: await readBuildId() }, { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=10' } })
}
