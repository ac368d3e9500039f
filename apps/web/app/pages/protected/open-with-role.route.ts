import { DataError } from '@ferrule/data-client/data-error'
import { decidePageAccess } from '@ferrule/domain/pages/page-protection'
import { toPagePath } from '@ferrule/domain/sign-in/return-path'
import { z } from 'zod'
import { privateNoStore } from '../../http/private-no-store.ts'
import { readVisit } from '../../visit/read-visit.server.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { runOnDataService } from '../../http/run-on-data-service.server.ts'
import { findPage } from '../find-page.server.ts'
import type { Route } from './+types/open-with-role.route'
import { lockOf } from './lock-of.server.ts'
import { ViewerRoles } from './viewer-roles.generated.ts'
import { roleMaxAgeSeconds, toUnlockCookie } from './unlock-cookie.server.ts'

const bodySchema = z.object({ path: z.string().max(2000) })

/**
 * `POST /api/page-access`: unlocks a page for a signed-in user with its role. The request has token and DPoP proof, the
 * data service returns the roles of the user, and the response sets a short-lived cookie for this page.
 */
export async function action({ request, url }: Route.ActionArgs) {
  const body = bodySchema.safeParse(await request.json().catch(() => undefined))
  const path = toPagePath(body.data?.path)
  if (path === undefined) return respond(400)
  const roles = await readRoles(request.headers)
  if (!roles) return respond(401)
  const visit = await readVisit(request, new URL(path, url))
  const found = await orThrow503('content', findPage(visit))
  if (found?.page.protection.level !== 'ciam-role') return respond(404)
  if (decidePageAccess(found.page.protection, { hasUnlocked: false, roles }) !== 'open') return respond(403)
  return respond(204, toUnlockCookie(lockOf(found.page), roleMaxAgeSeconds))
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** Returns undefined if the data service does not accept the token. */
async function readRoles(headers: Headers): Promise<readonly string[] | undefined> {
  const [authorization, dpop] = [headers.get('Authorization'), headers.get('DPoP')]
  if (!authorization || !dpop) return undefined
  try {
    return (await runOnDataService(ViewerRoles, {}, { authorization, dpop })).viewer?.roles
  } catch (error) {
    if (error instanceof DataError && error.status === 401) return undefined
    throw error
  }
}

function respond(status: number, cookie?: string): Response {
  const headers = new Headers(privateNoStore)
  if (cookie) headers.set('Set-Cookie', cookie)
  return new Response(null, { status, headers })
}
