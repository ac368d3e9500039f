import type { PublishedPage } from '@ferrule/content-client/published-page'
import { errorFields } from '@ferrule/telemetry/log'
import { redirect } from 'react-router'
import type { Visit } from '../../visit/contexts.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import { isWithinRateLimit } from '../../http/rate-limit.server.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { readFormField } from '../../http/form-fields.ts'
import { getServices } from '../../visit/services.server.ts'
import { findPage } from '../find-page.server.ts'
import { missing } from '../load-page.server.ts'
import type { ViewResponse } from '../view-response.ts'
import { lockedPage } from './guard-page.server.ts'
import { lockOf } from './lock-of.server.ts'
import type { ProtectedView } from './protected-view.ts'
import { checkPagePassword } from './page-password.server.ts'
import { toUnlockCookie } from './unlock-cookie.server.ts'

/** Handles the password form of a protected page: a correct password sets the unlock cookie and redirects. */
export async function unlockPage(request: Request, visit: Visit): Promise<ViewResponse> {
  const found = await orThrow503('content', findPage(visit))
  if (found?.page.protection.level !== 'password') return missing(visit)
  const result = await tryPassword(request, found.page)
  if ('problem' in result) return lockedPage(found.page, { needs: 'password', problem: result.problem })
  const lock = { ...lockOf(found.page), version: result.version }
  throw redirect(`${visit.pathname}${visit.search}`, {
    status: 303,
    headers: { ...privateNoStore, 'Set-Cookie': toUnlockCookie(lock) },
  })
}

type PasswordAttempt = { version: string } | { problem: NonNullable<ProtectedView['problem']> }

async function tryPassword(request: Request, page: PublishedPage): Promise<PasswordAttempt> {
  const password = readFormField(await request.formData(), 'password')
  if (password === '') return { problem: 'empty' }
  try {
    if (!(await isWithinRateLimit(`page:${page.id}`, request.headers))) return { problem: 'too-many' }
    const { matches, passwordVersion } = await checkPagePassword(page.id, password)
    return matches ? { version: passwordVersion } : { problem: 'wrong' }
  } catch (error) {
    // Without rate limit or password check the page stays locked.
    getServices().log.error('page-password-unchecked', { recordId: page.id, ...errorFields(error) })
    return { problem: 'failed' }
  }
}
