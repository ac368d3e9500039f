import { advisoriesKey } from '@ferrule/domain/publishing/surrogate-keys'
import { forward } from '../api/forward.server.ts'
import { publicCacheHeaders, publicMissingPageHeaders } from '../http/cache-headers.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/csaf-file.route'

/** `/.well-known/csaf/…`: the files of a CSAF trusted provider, without redirects. Other hosts have none. */
export async function loader({ request, url, params: { '*': path } }: Route.LoaderArgs) {
  const { DATA_SERVICE_URL, EDGE_ORIGIN } = getServices().settings
  if (url.host !== new URL(EDGE_ORIGIN).host)
    return new Response(null, { status: 404, headers: publicMissingPageHeaders([advisoriesKey]) })
  const response = await forward(request, {
    name: 'data csaf',
    url: `${DATA_SERVICE_URL}/csaf/${path.split('/').map(encodeURIComponent).join('/')}`,
    timeoutMs: 5_000,
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-length', 'x-content-type-options'],
  })
  if (response.status !== 200 && response.status !== 404) return response
  const headers =
    response.status === 200 ? publicCacheHeaders([advisoriesKey]) : publicMissingPageHeaders([advisoriesKey])
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  // Scripts of other websites may read public advisories.
  response.headers.set('Access-Control-Allow-Origin', '*')
  return response
}
