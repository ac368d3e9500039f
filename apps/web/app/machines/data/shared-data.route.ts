import { toAttachment } from '@ferrule/domain/files/file-name'
import { acceptedLanguages } from '@ferrule/domain/locales/accepted-languages'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { machineData } from '@ferrule/domain/machines/data/machine-data'
import { toMachineDataArchive, toMachineDataName } from '@ferrule/domain/machines/data/machine-data-archive'
import { loadTexts } from '@ferrule/texts/load-texts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { runOnDataService } from '../../http/run-on-data-service.server.ts'
import type { Route } from './+types/shared-data.route'
import { SharedMachineData } from './shared-machine-data.generated.ts'

/** The token is in the address, which must neither be stored nor passed on. */
const headers = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** `/machine-data/{token}`: the data of a machine for a company that its owner shares it with. */
export async function loader({ request, params: { token } }: Route.LoaderArgs) {
  const { sharedMachineData: shared } = await orThrow503('data', runOnDataService(SharedMachineData, { token }))
  if (!shared?.json) return refuse(request, shared ? 410 : 404)
  const data = machineData.parse(JSON.parse(shared.json))
  return new Response(toMachineDataArchive(data), {
    headers: {
      ...headers,
      'Content-Type': 'application/zip',
      'Content-Disposition': toAttachment(toMachineDataName(data)),
    },
  })
}

/** 410 for a link that has ended, 404 for one that never was. */
async function refuse(request: Request, status: 404 | 410): Promise<Response> {
  const [language = defaultLanguage] = acceptedLanguages(request.headers.get('Accept-Language') ?? '')
  const texts = await loadTexts(language, ['machine'])
  const text = texts('machine-data.ended')
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
}
