import { readAnswer } from '../request/read-answer.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { EndPhoneLink } from './end-phone-link.generated.ts'

/** The form was sent: its code takes nothing any more. A service that is away now is no reason to send it again. */
export async function endPhoneLink(form: FormData): Promise<void> {
  const token = readAnswer(form, 'phoneLink')
  if (token !== '') await runOnDataService(EndPhoneLink, { token }).catch(() => undefined)
}
