import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/uploads.route'
import { forward } from '../api/forward.server.ts'
import { toPublicLocation } from '../api/to-public-location.ts'

const publicPath = '/api/uploads'

/** The response starts after the last byte of a chunk. Node itself ends requests that take longer. */
const chunkTimeoutMs = 5 * 60_000

const tusHeaders = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'upload-defer-length',
  'upload-concat',
  'upload-checksum',
  'upload-expires',
]

/** Forwards resumable uploads (tus). POST, PATCH and DELETE arrive as actions, HEAD and OPTIONS as loads. */
async function forwardUpload({
  request,
  params,
}: {
  request: Request
  params: { id?: string | undefined }
}): Promise<Response> {
  const service = `${getServices().settings.DATA_SERVICE_URL}/uploads`
  const response = await forward(request, {
    name: 'data uploads',
    url: params.id === undefined ? service : `${service}/${encodeURIComponent(params.id)}`,
    timeoutMs: chunkTimeoutMs,
    requestHeaders: [...tusHeaders, 'content-type', 'content-length', 'authorization', 'dpop', 'x-forwarded-for'],
    responseHeaders: [
      ...tusHeaders,
      'tus-version',
      'tus-extension',
      'tus-max-size',
      'tus-checksum-algorithm',
      'location',
      'content-type',
      'allow',
      'www-authenticate',
      'cache-control',
    ],
  })
  const location = response.headers.get('location')
  if (location !== null) response.headers.set('location', toPublicLocation(location, publicPath))
  return response
}

export function loader(args: Route.LoaderArgs) {
  return forwardUpload(args)
}

export function action(args: Route.ActionArgs) {
  return forwardUpload(args)
}
