import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/media.route'
import { forward } from './forward.server.ts'

/** A name holds random letters and is never used twice, so a picture can be kept for as long as anybody likes. */
const kept = 'public, max-age=31536000, immutable'

/** A picture of the content service. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const response = await forward(request, {
    name: 'content media',
    url: `${getServices().settings.CONTENT_SERVICE_URL}/api/media/file/${encodeURIComponent(params.filename)}`,
    timeoutMs: 10_000,
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-length'],
  })
  const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/')
  if (!isPicture) return new Response(null, { status: response.status >= 500 ? 503 : 404 })
  response.headers.set('Cache-Control', kept)
  return response
}
