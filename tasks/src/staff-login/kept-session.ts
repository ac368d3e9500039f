import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { contentStaff } from '../../../seeds/src/content-staff.ts'
import { demoPassword } from '../../../seeds/src/people.ts'
import { ask } from './ask.ts'
import { signInStaff } from './staff-login.ts'

/** Set by `./dev` for whatever it starts. */
const state = process.env['FERRULE_STATE'] ?? '.state'
const file = `${state}/staff-session`

/**
 * The cookie of the demo administrator's session. It is kept between runs: a one-time code counts once, and a login
 * for every file of the journeys would wait for the next code each time.
 */
export async function keptStaffSession(cms: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept && (await isSignedIn(cms, kept))) return kept
  const session = await signInStaff(cms, { ...contentStaff[0], password: demoPassword })
  await mkdir(state, { recursive: true })
  await writeFile(file, session, { mode: 0o600 })
  return session
}

async function isSignedIn(cms: string, cookie: string): Promise<boolean> {
  const { status, text } = await ask(`${cms}/api/users/me`, { cookie })
  return status === 200 && !text.startsWith('{"user":null')
}
