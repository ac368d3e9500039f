import { emailAddress } from '@ferrule/domain/requests/form-fields'
import { readFormField } from '../http/form-fields.ts'
import type { InviteUserInput } from './invite-user.generated.ts'

export type InviteInput = Omit<InviteUserInput, 'idempotencyKey'>

/** The name of the role field of an application. */
export const roleField = (application: string) => `role ${application}`

export function readInvite(form: FormData): InviteInput {
  const read = (name: string) => readFormField(form, name).trim()
  return {
    email: read('email'),
    organisationId: read('organisationId'),
    applications: readApplications(form),
    reason: read('reason'),
    endsOn: read('endsOn') || null,
    message: read('message'),
    language: read('language'),
  }
}

/** The chosen applications, each with its role. */
export function readApplications(form: FormData): { application: string; role: string }[] {
  return form.getAll('applications').flatMap((application) => {
    return typeof application === 'string' ? [{ application, role: readFormField(form, roleField(application)) }] : []
  })
}

/** The fields to correct before an invite can be sent, in the order of the form. */
export function findInviteProblems({ email, organisationId, applications, reason }: InviteInput): string[] {
  return [
    ...(emailAddress.safeParse(email).success ? [] : ['email']),
    ...(organisationId === '' ? ['organisationId'] : []),
    ...(applications.length === 0 ? ['applications'] : []),
    ...(reason === '' ? ['reason'] : []),
  ]
}
