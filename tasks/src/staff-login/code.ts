import { contentStaff } from '../../../seeds/src/content-staff.ts'
import { toOneTimeCode } from './one-time-code.ts'

/** `./dev code`: what an authenticator app would show for the demo staff of the content service. */
export async function code(): Promise<number> {
  for (const { email, oneTimeSecret } of contentStaff)
    console.log(`${toOneTimeCode(oneTimeSecret, Date.now())}  ${email}`)
  return 0
}
