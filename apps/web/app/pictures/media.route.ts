import { parsePicturePath } from '@ferrule/domain/pictures/picture-path'
import { forward } from '../api/forward.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/media.route'
import { missingPicture, picturePolicy } from './missing-picture.ts'

/** The URL contains everything that the file depends on, so the response is immutable. */
const immutable = 'public, max-age=31536000, immutable'
/** Rendering a picture takes one or two seconds; several new ones are queued. */
const timeoutMs = 25_000

/**
 * A picture in one of its variants, a video or a PDF. The data service renders and stores them: it has the keys of the
 * store, and its load does not slow down the rendering of pages.
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
  response.headers.set('Cache-Control', immutable)
  // Browsers do not display PDFs in a sandbox.
  if (isPicture) response.headers.set('Content-Security-Policy', picturePolicy)
  // Feeds, previews and our other sites embed them.
  response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return response
}
