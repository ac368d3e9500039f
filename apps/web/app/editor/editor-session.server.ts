import { createHash, randomBytes } from 'node:crypto'
import {
  editorBrowserSeconds,
  editorRightSeconds,
  type EditorSession,
  editorSession,
  holdsEditorRight,
} from '@ferrule/domain/editor/editor-right'
import { readStored } from '@ferrule/domain/read-stored'
import { errorFields } from '@ferrule/telemetry/log'
import { readCookie } from '../request/reader-cookies.ts'
import { getServices } from '../request/services.server.ts'

/** The specification's name. It remembers the browser and opens nothing by itself. */
const browserCookie = 'uapp_editor_area_password'
/** Bound to this host by its prefix. */
const sessionCookie = '__Host-uapp_editor-session'

type Shown = { browser: string; token: string }

/** Whether an editor asks. Only what was given to this browser in the last eight hours counts. */
export async function hasEditorSession(headers: Headers): Promise<boolean> {
  const shown = readShown(headers)
  if (!shown) return false
  const { redis, log } = getServices()
  try {
    const { value: session } = readStored(await redis.get(keyOf(shown.token)), editorSession.nullable(), null)
    return session !== null && holdsEditorRight(session, { browser: digest(shown.browser), now: new Date() })
  } catch (error) {
    // Whoever cannot look it up lets nobody in.
    log.error('editor-session-unchecked', errorFields(error))
    return false
  }
}

/** Always a new session and a new mark for the browser: what somebody planted there before is worth nothing. */
export async function startEditorSession(headers: Headers): Promise<{ browser: string; cookies: string[] }> {
  await endEditorSession(headers)
  const [browser, token] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const session: EditorSession = { browser: digest(browser), since: new Date().toISOString() }
  await getServices().redis.set(keyOf(token), JSON.stringify(session), 'EX', editorRightSeconds)
  return {
    browser,
    cookies: [
      `${browserCookie}=${browser}; Path=/; Max-Age=${editorBrowserSeconds}; Secure; HttpOnly; SameSite=Lax`,
      `${sessionCookie}=${token}; Path=/; Max-Age=${editorRightSeconds}; Secure; HttpOnly; SameSite=Lax`,
    ],
  }
}

/** Nobody can use it any more, wherever it was copied to. */
export async function endEditorSession(headers: Headers): Promise<void> {
  const token = readCookie(headers.get('Cookie'), sessionCookie)
  if (token) await getServices().redis.del(keyOf(token))
}

/** What the browser's own mark is, as far as the request shows it. */
export function readEditorBrowser(headers: Headers): string | undefined {
  return readShown(headers)?.browser
}

function readShown(headers: Headers): Shown | undefined {
  const cookies = headers.get('Cookie')
  const [browser, token] = [readCookie(cookies, browserCookie), readCookie(cookies, sessionCookie)]
  return browser && token ? { browser, token } : undefined
}

/** Whoever reads the store finds nothing that a browser could show. */
function keyOf(token: string): string {
  return `editor-session:${digest(token)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
