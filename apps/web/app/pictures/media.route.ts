import { parsePicturePath } from '@ferrule/domain/pictures/picture-address'
import { forward } from '../api/forward.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/media.route'
import { missingPicture, picturePolicy } from './missing-picture.ts'

/** An address names all that its file depends on, so the file can be kept for as long as anybody likes. */
const kept = 'public, max-age=31536000, immutable'
/** Making one takes a second or two; when many are new at once, they wait for each other. */
const timeoutMs = 25_000

/**
 * A picture in one of its variants, a film or a document. The data service makes and keeps them: it has the store's keys, and
 * its machine may be busy while this one draws pages.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const isPicture = parsePicturePath(pathname) !== undefined
  if (!isPicture && !/^[/]media[/][^/]+[.](mp4|webm|pdf)$/.test(pathname)) return new Response(null, { status: 404 })
  const response = await forward(request, {
    name: 'data media',
    url: `${getServices().settings.DATA_SERVICE_URL}${pathname}`,
    timeoutMs,
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-length'],
  })
  if (response.status === 404) return isPicture ? missingPicture() : new Response(null, { status: 404 })
  if (!response.ok) return new Response(null, { status: 503 })
  response.headers.set('Cache-Control', kept)
  // A browser shows no PDF in a sandbox.
  if (isPicture) response.headers.set('Content-Security-Policy', picturePolicy)
  // Feeds, previews and our other sites show them too.
  response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return response
}
