import { DataError } from '@ferrule/data-client/data-error'
import { decideReading } from '@ferrule/domain/pages/page-protection'
import { toPagePath } from '@ferrule/domain/sign-in/return-path'
import { z } from 'zod'
import { forThisReader } from '../../request/for-this-reader.ts'
import { readVisit } from '../../request/read-visit.server.ts'
import { orUnavailable } from '../../request/or-unavailable.server.ts'
import { runOnDataService } from '../../request/run-on-data-service.server.ts'
import { findPage } from '../find-page.server.ts'
import type { Route } from './+types/open-with-role.route'
import { lockOf } from './lock-of.server.ts'
import { ReaderRoles } from './reader-roles.generated.ts'
import { roleLastsSeconds, toUnlockCookie } from './unlock-cookie.server.ts'

const asked = z.object({ path: z.string().max(2000) })

/**
 * `POST /api/page-access`: somebody signed in shows token and proof, and this browser may read the page for a while if
 * they hold its role. The data service says who they are; the answer is a cookie for this one page.
 */
export async function action({ request, url }: Route.ActionArgs) {
  const body = asked.safeParse(await request.json().catch(() => undefined))
  const path = toPagePath(body.data?.path)
  if (path === undefined) return answer(400)
  const roles = await readRoles(request.headers)
  if (!roles) return answer(401)
  const visit = await readVisit(request, new URL(path, url))
  const found = await orUnavailable('content', findPage(visit))
  if (found?.page.protection.level !== 'ciam-role') return answer(404)
  if (decideReading(found.page.protection, { hasUnlocked: false, roles }) !== 'open') return answer(403)
  return answer(204, toUnlockCookie(lockOf(found.page), roleLastsSeconds))
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** Nothing for whoever the data service does not know. */
async function readRoles(headers: Headers): Promise<readonly string[] | undefined> {
  const [authorization, dpop] = [headers.get('Authorization'), headers.get('DPoP')]
  if (!authorization || !dpop) return undefined
  try {
    return (await runOnDataService(ReaderRoles, {}, { authorization, dpop })).viewer?.roles
  } catch (error) {
    if (error instanceof DataError && error.status === 401) return undefined
    throw error
  }
}

function answer(status: number, cookie?: string): Response {
  const headers = new Headers(forThisReader)
  if (cookie) headers.set('Set-Cookie', cookie)
  return new Response(null, { status, headers })
}
