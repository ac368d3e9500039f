import { readBuildId } from './build-id.server.ts'

/** `builds/latest.json`: the id of the current build. Open pages poll it. */
export async function loader() {
  return Response.json({ id: await readBuildId() }, { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=10' } })
}
