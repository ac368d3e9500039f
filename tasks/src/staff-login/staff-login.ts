import { type Answer, ask, cookiesOf } from './ask.ts'
import { toOneTimeCode } from './one-time-code.ts'

type Staff = { email: string; password: string; oneTimeSecret: string }

/** A login of the content admin that has got as far as the identity server's forms. */
type BegunLogin = { page: Answer; cookie: string; attempt: string }

/** Follows the content admin to the identity server and enters name and password there. */
export async function enterPassword(cms: string, { email, password }: Omit<Staff, 'oneTimeSecret'>) {
  const begun = await ask(`${cms}/api/users/sign-in`)
  if (!begun.headers.location) throw new Error(`the content admin leads nowhere: ${begun.status} ${begun.text}`)
  const form = await ask(begun.headers.location)
  const cookie = cookiesOf(form)
  const page = await ask(actionOf(form), { cookie, form: { username: email, password, credentialId: '' } })
  return { page, cookie, attempt: cookiesOf(begun) }
}

/** Enters the code of the second factor. A code counts once, so it may have to wait for the next one. */
export async function enterCode({ page, cookie, attempt }: BegunLogin, oneTimeSecret: string, tries = 3) {
  const otp = toOneTimeCode(oneTimeSecret, Date.now())
  const answer = await ask(actionOf(page), { cookie, form: { otp } })
  if (answer.headers.location) return finish(answer.headers.location, attempt)
  if (tries === 1) throw new Error(`the code was refused: ${answer.status} ${answer.text.slice(0, 2000)}`)
  await new Promise((resolve) => setTimeout(resolve, 30_000 - (Date.now() % 30_000)))
  return enterCode({ page: answer, cookie, attempt }, oneTimeSecret, tries - 1)
}

/** Back at the content admin, with what the identity server has given. */
function finish(location: string, attempt: string): Promise<Answer> {
  return ask(location, { cookie: attempt })
}

/** The whole login without a browser; answers the cookie of the session. */
export async function signInStaff(cms: string, staff: Staff): Promise<string> {
  const answer = await enterCode(await enterPassword(cms, staff), staff.oneTimeSecret)
  const session = cookiesOf(answer)
    .split('; ')
    .find((cookie) => cookie.startsWith('__Host-content-session='))
  if (!session) throw new Error(`${staff.email} is not signed in: ${answer.status} ${answer.headers.location}`)
  return session
}

function actionOf({ status, text }: Answer): string {
  const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1]
  if (!action) throw new Error(`no form: ${status} ${text.slice(0, 2000)}`)
  return action.replaceAll('&amp;', '&')
}
