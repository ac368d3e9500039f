import { parseLocale, toUrlCode } from '@ferrule/domain/locales/locale'
import { renderQrCode } from '../pictures/render-qr-code.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices } from '../visit/services.server.ts'
import { toOrigin } from '../visit/site-origin.ts'
import type { Route } from './+types/phone-links.route'
import { EndPhoneLink } from './end-phone-link.generated.ts'
import { FilesFromPhone } from './files-from-phone.generated.ts'
import { OpenPhoneLink } from './open-phone-link.generated.ts'
import type { PhoneLinkView } from './phone-link-view.ts'

/** Returns the files added with a link. Only the form that opened the link has its secret. */
export async function loader({ params: { token = '' } }: Route.LoaderArgs) {
  const { filesFromPhone } = await orRespond503(() => runOnDataService(FilesFromPhone, { token }))
  return Response.json(filesFromPhone ?? [], { status: filesFromPhone ? 200 : 404, headers: privateNoStore })
}

/** POST creates a link with a QR code to a page in the form's language; DELETE ends a link. */
export async function action({ request, url, params: { token } }: Route.ActionArgs) {
  if (request.method === 'DELETE' && token !== undefined) {
    await orRespond503(() => runOnDataService(EndPhoneLink, { token }))
    return new Response(null, { status: 204, headers: privateNoStore })
  }
  const locale = parseLocale(url.searchParams.get('locale') ?? '')
  if (!locale || request.method !== 'POST' || token !== undefined)
    return new Response(null, { status: 400, headers: privateNoStore })
  const { openPhoneLink: opened } = await orRespond503(() => runOnDataService(OpenPhoneLink, {}))
  const origin = toOrigin(url.hostname, getServices().settings.EDGE_ORIGIN)
  const href = `${origin}/${toUrlCode(locale)}/requests/phone/${opened.phoneToken}`
  const link: PhoneLinkView = { token: opened.formToken, href, endsAt: opened.endsAt, code: renderQrCode(href) }
  return Response.json(link, { headers: privateNoStore })
}

/** Not logged: the browser retries, and other requests log an outage of the data service. */
async function orRespond503<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch {
    throw new Response(null, { status: 503, headers: privateNoStore })
  }
}
