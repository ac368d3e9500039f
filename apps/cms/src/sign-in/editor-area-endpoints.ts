import { toEditorPath } from '@ferrule/domain/editor/to-editor-path'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import { createEditorAreaCode, redeemEditorAreaCode } from './editor-area-code.ts'
import { editorAreaPath } from './to-admin-path.ts'

const redemption = z.object({ code: z.string().min(1).max(100) })
const signedIn = z.object({ _sid: z.string() })

/**
 * `GET /api/users/editor-area?to=`: opens the editor area of the website as the signed-in staff member, by a code that
 * the website redeems. Others sign in first.
 */
async function openEditorArea(req: PayloadRequest): Promise<Response> {
  const { websiteOrigin }: { websiteOrigin?: string } = req.payload.config.custom ?? {}
  const to = toEditorPath(req.searchParams.get('to'))
  const session = signedIn.safeParse(req.user)
  const code = session.success ? await createEditorAreaCode(req.payload.db.pool, session.data._sid) : undefined
  if (code === undefined) {
    const redirect = `${editorAreaPath}?${new URLSearchParams({ to })}`
    return goTo(`/api/users/sign-in?${new URLSearchParams({ redirect })}`)
  }
  return goTo(`${websiteOrigin}/api/editor-area-staff?${new URLSearchParams({ code, to })}`)
}

/** `POST /api/users/editor-area/redeem`, for the website only. */
async function redeem(req: PayloadRequest): Promise<Response> {
  const parsed = redemption.safeParse(await req.json?.().catch(() => undefined))
  const isValid =
    hasServiceKey(req) && parsed.success && (await redeemEditorAreaCode(req.payload.db.pool, parsed.data.code))
  return new Response(null, { status: isValid ? 204 : 404 })
}

function goTo(location: string): Response {
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 303, headers })
}

export const editorAreaEndpoints: Endpoint[] = [
  { path: '/editor-area', method: 'get', handler: openEditorArea },
  { path: '/editor-area/redeem', method: 'post', handler: redeem },
]
