import { forward } from '../../api/forward.server.ts'
import { getServices } from '../../visit/services.server.ts'
import type { Route } from './+types/scim.route'

/** Forwards requests of customers' directories (SCIM). The data service checks their token. */
function forwardScim({ request, params }: { request: Request; params: { '*': string } }): Promise<Response> {
  const { search } = new URL(request.url)
  // The ids of schemas contain colons, which are plain characters of a path.
  const path = params['*']
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('%3A', ':'))
    .join('/')
  return forward(request, {
    name: 'data scim',
    url: `${getServices().settings.DATA_SERVICE_URL}/scim/v2/${path}${search}`,
    timeoutMs: 15_000,
    requestHeaders: ['authorization', 'content-type', 'if-match', 'x-forwarded-for'],
    responseHeaders: [
      'content-type',
      'cache-control',
      'etag',
      'location',
      'www-authenticate',
      'x-content-type-options',
    ],
  })
}

export function loader(args: Route.LoaderArgs) {
  return forwardScim(args)
}

export function action(args: Route.ActionArgs) {
  return forwardScim(args)
}
