import { parseLocale, toUrlCode } from '@ferrule/domain/locales/locale'
import { drawCode } from '../pictures/draw-code.ts'
import { forThisReader } from '../request/for-this-reader.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import { toOrigin } from '../request/site-origin.ts'
import type { Route } from './+types/phone-links.route'
import { EndPhoneLink } from './end-phone-link.generated.ts'
import { FilesFromPhone } from './files-from-phone.generated.ts'
import { OpenPhoneLink } from './open-phone-link.generated.ts'
import type { ShownPhoneLink } from './shown-phone-link.ts'

/** What has come by a link, for the form that opened it: nobody else knows its secret. */
export async function loader({ params: { token = '' } }: Route.LoaderArgs) {
  const { filesFromPhone } = await orAway(() => runOnDataService(FilesFromPhone, { token }))
  return Response.json(filesFromPhone ?? [], { status: filesFromPhone ? 200 : 404, headers: forThisReader })
}

/** A new link for a form, drawn as a code that leads to a page in the form's language; or the end of one. */
export async function action({ request, url, params: { token } }: Route.ActionArgs) {
  if (request.method === 'DELETE' && token !== undefined) {
    await orAway(() => runOnDataService(EndPhoneLink, { token }))
    return new Response(null, { status: 204, headers: forThisReader })
  }
  const locale = parseLocale(url.searchParams.get('locale') ?? '')
  if (!locale || request.method !== 'POST' || token !== undefined)
    return new Response(null, { status: 400, headers: forThisReader })
  const { openPhoneLink: opened } = await orAway(() => runOnDataService(OpenPhoneLink, {}))
  const origin = toOrigin(url.hostname, getServices().settings.EDGE_ORIGIN)
  const href = `${origin}/${toUrlCode(locale)}/requests/phone/${opened.phoneToken}`
  const link: ShownPhoneLink = { token: opened.formToken, href, endsAt: opened.endsAt, code: drawCode(href) }
  return Response.json(link, { headers: forThisReader })
}

/** The browser asks again; what is wrong with the service is logged by whoever needs it more. */
async function orAway<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch {
    throw new Response(null, { status: 503, headers: forThisReader })
  }
}
