import { cookiesOf, type LoopbackResponse, requestLoopback } from './loopback-request.ts'
import { toOneTimeCode } from './one-time-code.ts'

type Staff = { email: string; password: string; oneTimeSecret: string }

/** A login of the content admin that has reached a form of the identity server. */
type StartedLogin = { page: LoopbackResponse; cookie: string; attempt: string }

/** Follows the redirect of the content admin to the identity server and sends name and password there. */
export async function enterPassword(cms: string, { email, password }: Omit<Staff, 'oneTimeSecret'>) {
  const start = await requestLoopback(`${cms}/api/users/sign-in`)
  if (!start.headers.location) throw new Error(`the content admin does not redirect: ${start.status} ${start.text}`)
  const form = await requestLoopback(start.headers.location)
  const cookie = cookiesOf(form)
  const page = await requestLoopback(actionOf(form), { cookie, form: { username: email, password, credentialId: '' } })
  return { page, cookie, attempt: cookiesOf(start) }
}

/** Sends the code of the second factor. A code is valid once, so a rejected code is retried with the next one. */
export async function enterCode({ page, cookie, attempt }: StartedLogin, oneTimeSecret: string, tries = 3) {
  const otp = toOneTimeCode(oneTimeSecret, Date.now())
  const response = await requestLoopback(actionOf(page), { cookie, form: { otp } })
  if (response.headers.location) return finish(response.headers.location, attempt)
  if (tries === 1) throw new Error(`the code was rejected: ${response.status} ${response.text.slice(0, 2000)}`)
  await new Promise((resolve) => setTimeout(resolve, 30_000 - (Date.now() % 30_000)))
  return enterCode({ page: response, cookie, attempt }, oneTimeSecret, tries - 1)
}

/** Returns to the content admin with the authorization code of the identity server. */
function finish(location: string, attempt: string): Promise<LoopbackResponse> {
  return requestLoopback(location, { cookie: attempt })
}

/** Signs in without a browser; returns the session cookie. */
export async function signInStaff(cms: string, staff: Staff): Promise<string> {
  const response = await enterCode(await enterPassword(cms, staff), staff.oneTimeSecret)
  const session = cookiesOf(response)
    .split('; ')
    .find((cookie) => cookie.startsWith('__Host-content-session='))
  if (!session) throw new Error(`${staff.email} is not signed in: ${response.status} ${response.headers.location}`)
  return session
}

function actionOf({ status, text }: LoopbackResponse): string {
  const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1]
  if (!action) throw new Error(`the page has no form: ${status} ${text.slice(0, 2000)}`)
  return action.replaceAll('&amp;', '&')
}
