import { readFormField } from '../http/form-fields.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { EndPhoneLink } from './end-phone-link.generated.ts'

/** Ends the phone link of a submitted form. Failures are ignored: the form must not be sent a second time. */
export async function endPhoneLinkAfterSubmit(form: FormData): Promise<void> {
  const token = readFormField(form, 'phoneLink')
  if (token !== '') await runOnDataService(EndPhoneLink, { token }).catch(() => undefined)
}
