import { emailAddress } from '@ferrule/domain/requests/form-fields'
import { invitedAccountInput } from '@ferrule/domain/user-admin/user-admin-input'
import { readFormField } from '../http/form-fields.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { CreateInvitedAccount } from './create-invited-account.generated.ts'

/** A refused account with the input to show again. The password is never sent back. */
export type RefusedAccount = { reason: string; fields: string[]; firstName: string; lastName: string }

/** `email` is undefined if the form has none that is valid. */
type CreatedAccount = { application: string | null; email: string | undefined }

type AccountRequest = { form: FormData; token: string; language: string; address: string }

/** Creates the account of an invited person and accepts the invitation. */
export async function createAccount({
  form,
  token,
  language,
  address,
}: AccountRequest): Promise<RefusedAccount | CreatedAccount> {
  const firstName = readFormField(form, 'firstName')
  const lastName = readFormField(form, 'lastName')
  const password = readFormField(form, 'password')
  const read = invitedAccountInput.safeParse({ token, firstName, lastName, password, language })
  if (!read.success) {
    const fields = read.error.issues.map(({ path }) => String(path[0]))
    return { reason: 'invalid-input', fields, firstName, lastName }
  }
  const { createInvitedAccount } = await orThrow503(
    'data',
    runOnDataService(CreateInvitedAccount, { input: read.data }, { 'x-forwarded-for': address }),
  )
  const { refusal, fields, application } = createInvitedAccount
  if (refusal !== null) return { reason: refusal, fields, firstName, lastName }
  return { application, email: emailAddress.safeParse(readFormField(form, 'username')).data }
}
