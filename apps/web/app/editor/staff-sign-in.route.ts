import { redeemEditorAreaCode } from '@ferrule/content-client/redeem-editor-area-code'
import { toEditorPath } from '@ferrule/domain/editor/to-editor-path'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/staff-sign-in.route'
import { contentServiceAddress } from './content-service-address.server.ts'
import { startEditorSession } from './editor-session.server.ts'

/**
 * `/api/editor-area-staff?to=`: sends staff to the content admin, which signs them in and sends them back with a code.
 * A valid code starts an editor session; any other shows the sign-in of the editor area again.
 */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { log, settings } = getServices()
  const to = toEditorPath(url.searchParams.get('to'))
  const code = url.searchParams.get('code')
  if (code === null) return goTo(`${settings.CMS_ORIGIN}/api/users/editor-area?${new URLSearchParams({ to })}`)
  // Only a page that the visitor opens may start a session, not a picture or a frame of another page.
  const isOpened = (request.headers.get('Sec-Fetch-Dest') ?? 'document') === 'document'
  const isValid = isOpened && (await orThrow503('content', redeemEditorAreaCode(contentServiceAddress(), code)))
  if (!isValid) return goTo(to)
  const { cookies } = await startEditorSession(request.headers)
  log.info('editor-signed-in')
  return goTo(to, cookies)
}

function goTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...privateNoStore, Location: location, 'Referrer-Policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
