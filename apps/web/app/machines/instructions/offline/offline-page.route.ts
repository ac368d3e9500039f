import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import { forward } from '../../../api/forward.server.ts'
import { getServices } from '../../../visit/services.server.ts'
import type { Route } from './+types/offline-page.route'

/** `/id/{serial}/offline?language=de`: the page that a device keeps with the documents of a machine. */
export function loader({ request, params: { serialNumber } }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('language') ?? ''
  const language = isLanguage(wanted) ? wanted : defaultLanguage
  return forward(request, {
    name: 'data instructions page',
    url: `${getServices().settings.DATA_SERVICE_URL}/instructions/${encodeURIComponent(serialNumber)}/page?language=${language}`,
    timeoutMs: 10_000,
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-security-policy', 'x-content-type-options', 'cache-control'],
  })
}
