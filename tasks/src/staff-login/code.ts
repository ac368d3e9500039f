import { isManagedInternally } from '../../../packages/domain/src/accounts/account-change.ts'
import { contentStaff } from '../../../seeds/src/content-staff.ts'
import { demoOneTimeSecret, people } from '../../../seeds/src/people.ts'
import { toOneTimeCode } from './one-time-code.ts'

/** `./dev code`: prints the codes that an authenticator app would show for the demo people inside the company. */
export async function code(): Promise<number> {
  const internal = people
    .filter(({ roles }) => isManagedInternally(roles))
    .map(({ email }) => ({ email, oneTimeSecret: demoOneTimeSecret }))
  for (const { email, oneTimeSecret } of [...contentStaff, ...internal])
    console.log(`${toOneTimeCode(oneTimeSecret, Date.now())}  ${email}`)
  return 0
}
