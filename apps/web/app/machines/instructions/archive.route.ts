import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import { getServices } from '../../visit/services.server.ts'
import { forward } from '../../api/forward.server.ts'
import type { Route } from './+types/archive.route'

/** `/id/{serial}/instructions.zip?language=de`: all documents of a machine in one language, to keep without network. */
export function loader({ request, params: { serialNumber } }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('language') ?? ''
  const language = isLanguage(wanted) ? wanted : defaultLanguage
  return forward(request, {
    name: 'data instructions archive',
    url: `${getServices().settings.DATA_SERVICE_URL}/instructions/${encodeURIComponent(serialNumber)}/archive?language=${language}`,
    timeoutMs: 10_000,
    requestHeaders: [],
    responseHeaders: [
      'content-type',
      'content-length',
      'content-disposition',
      'x-content-type-options',
      'cache-control',
    ],
  })
}
