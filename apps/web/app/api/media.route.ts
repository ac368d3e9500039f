import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/media.route'
import { forward } from './forward.server.ts'

/** A name holds random letters and is never used twice, so a file can be kept for as long as anybody likes. */
const kept = 'public, max-age=31536000, immutable'

/** A picture or a film of the content service. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const response = await forward(request, {
    name: 'content media',
    url: `${getServices().settings.CONTENT_SERVICE_URL}/api/media/file/${encodeURIComponent(params.filename)}`,
    timeoutMs: 10_000,
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-length'],
  })
  const isShown = response.ok && /^(image|video)\//.test(response.headers.get('content-type') ?? '')
  if (!isShown) return new Response(null, { status: response.status >= 500 ? 503 : 404 })
  response.headers.set('Cache-Control', kept)
  return response
}
