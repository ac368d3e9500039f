import { createHash, randomBytes } from 'node:crypto'
import {
  editorBrowserSeconds,
  editorRightSeconds,
  type EditorSession,
  editorSession,
  hasEditorRight,
} from '@ferrule/domain/editor/editor-session'
import { readStored } from '@ferrule/domain/read-local-storage'
import { errorFields } from '@ferrule/telemetry/log'
import { readCookie } from '../visit/visitor-cookies.ts'
import { getServices } from '../visit/services.server.ts'

/** Named by the specification. It identifies the browser and grants nothing by itself. */
const browserCookie = 'uapp_editor_area_password'
/** The `__Host-` prefix binds it to this host. */
const sessionCookie = '__Host-uapp_editor-session'

type EditorCookies = { browser: string; token: string }

/** Whether the request has an editor session that was created for this browser in the last eight hours. */
export async function hasEditorSession(headers: Headers): Promise<boolean> {
  const cookies = readEditorCookies(headers)
  if (!cookies) return false
  const { redis, log } = getServices()
  try {
    const { value: session } = readStored(await redis.get(keyOf(cookies.token)), editorSession.nullable(), null)
    return session !== null && hasEditorRight(session, { browser: digest(cookies.browser), now: new Date() })
  } catch (error) {
    // Without Redis no session can be verified, so access is denied.
    log.error('editor-session-unchecked', errorFields(error))
    return false
  }
}

/** Always creates a new session and a new browser id, which prevents session fixation. */
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

/** Deletes the session on the server, so that copies of its cookies are worthless too. */
export async function endEditorSession(headers: Headers): Promise<void> {
  const token = readCookie(headers.get('Cookie'), sessionCookie)
  if (token) await getServices().redis.del(keyOf(token))
}

/** Returns the browser id of the request's cookies. */
export function readEditorBrowser(headers: Headers): string | undefined {
  return readEditorCookies(headers)?.browser
}

/** Returns a digest that stands for the editor's session in the audit; undefined without a valid session. */
export async function findEditorDigest(headers: Headers): Promise<string | undefined> {
  const browser = readEditorBrowser(headers)
  return browser && (await hasEditorSession(headers)) ? digest(browser) : undefined
}

function readEditorCookies(headers: Headers): EditorCookies | undefined {
  const cookies = headers.get('Cookie')
  const [browser, token] = [readCookie(cookies, browserCookie), readCookie(cookies, sessionCookie)]
  return browser && token ? { browser, token } : undefined
}

/** Redis contains only digests, so its content cannot be used as a cookie. */
function keyOf(token: string): string {
  return `editor-session:${digest(token)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
