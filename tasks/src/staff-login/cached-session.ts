import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { contentStaff } from '../../../seeds/src/content-staff.ts'
import { demoPassword } from '../../../seeds/src/people.ts'
import { requestLoopback } from './loopback-request.ts'
import { signInStaff } from './staff-login.ts'

/** `./dev` sets it for every command it starts. */
const state = process.env['FERRULE_STATE'] ?? '.state'
const file = `${state}/staff-session`

/**
 * Returns the session cookie of the demo administrator. It is cached in a file between runs: a one-time code is valid
 * once, so a login for each journey file would have to wait for the next code.
 */
export async function cachedStaffSession(cms: string): Promise<string> {
  const cached = await readFile(file, 'utf8').catch(() => '')
  if (cached && (await isSignedIn(cms, cached))) return cached
  const session = await signInStaff(cms, { ...contentStaff[0], password: demoPassword })
  await mkdir(state, { recursive: true })
  await writeFile(file, session, { mode: 0o600 })
  return session
}

async function isSignedIn(cms: string, cookie: string): Promise<boolean> {
  const { status, text } = await requestLoopback(`${cms}/api/users/me`, { cookie })
  return status === 200 && !text.startsWith('{"user":null')
}
