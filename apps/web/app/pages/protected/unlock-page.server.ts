import type { PublishedPage } from '@ferrule/content-client/published-page'
import { errorFields } from '@ferrule/telemetry/log'
import { redirect } from 'react-router'
import type { Visit } from '../../request/contexts.ts'
import { forThisReader } from '../../request/for-this-reader.ts'
import { mayTry } from '../../request/may-try.server.ts'
import { orUnavailable } from '../../request/or-unavailable.server.ts'
import { readAnswer } from '../../request/read-answer.ts'
import { getServices } from '../../request/services.server.ts'
import { findPage } from '../find-page.server.ts'
import { missing } from '../load-page.server.ts'
import type { Loaded } from '../load-view.server.ts'
import { lockedPage } from './guard-page.server.ts'
import { lockOf } from './lock-of.server.ts'
import type { ProtectedView } from './protected-view.ts'
import { checkPagePassword } from './page-password.server.ts'
import { toUnlockCookie } from './unlock-cookie.server.ts'

/** Takes the password of a protected page: the right one leads to the page, and this browser is known there. */
export async function unlockPage(request: Request, visit: Visit): Promise<Loaded> {
  const found = await orUnavailable('content', findPage(visit))
  if (found?.page.protection.level !== 'password') return missing(visit)
  const tried = await tryPassword(request, found.page)
  if ('problem' in tried) return lockedPage(found.page, { needs: 'password', problem: tried.problem })
  const lock = { ...lockOf(found.page), version: tried.version }
  throw redirect(`${visit.pathname}${visit.search}`, {
    status: 303,
    headers: { ...forThisReader, 'Set-Cookie': toUnlockCookie(lock) },
  })
}

type Tried = { version: string } | { problem: NonNullable<ProtectedView['problem']> }

async function tryPassword(request: Request, page: PublishedPage): Promise<Tried> {
  const password = readAnswer(await request.formData(), 'password')
  if (password === '') return { problem: 'empty' }
  try {
    if (!(await mayTry(`page:${page.id}`, request.headers))) return { problem: 'too-many' }
    const { matches, passwordVersion } = await checkPagePassword(page.id, password)
    return matches ? { version: passwordVersion } : { problem: 'wrong' }
  } catch (error) {
    // Whoever cannot count or compare lets nobody in.
    getServices().log.error('page-password-unchecked', { recordId: page.id, ...errorFields(error) })
    return { problem: 'failed' }
  }
}
