import { getServices } from '../../visit/services.server.ts'
import { forward } from '../../api/forward.server.ts'
import type { Route } from './+types/document-file.route'

/** `/id/{serial}/documents/{id}/{version}.pdf`: displayed, or saved with `?save`. Range requests resume a download. */
export function loader({ request, params: { serialNumber, id, file } }: Route.LoaderArgs) {
  const path = [serialNumber, 'documents', id, file].map(encodeURIComponent).join('/')
  const save = new URL(request.url).searchParams.has('save') ? '?save' : ''
  return forward(request, {
    name: 'data instructions',
    url: `${getServices().settings.DATA_SERVICE_URL}/instructions/${path}${save}`,
    timeoutMs: 10_000,
    requestHeaders: ['range'],
    responseHeaders: [
      'content-type',
      'content-length',
      'content-disposition',
      'content-range',
      'accept-ranges',
      'etag',
      'x-content-type-options',
      'cache-control',
    ],
  })
}
