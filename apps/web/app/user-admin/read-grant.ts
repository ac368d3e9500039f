import { readFormField } from '../http/form-fields.ts'

/** Reads role, reason and end date of a form. */
export function readGrant(form: FormData): { role: string; reason: string; endsOn: string | null } {
  return {
    role: readFormField(form, 'role'),
    reason: readFormField(form, 'reason').trim(),
    endsOn: readFormField(form, 'endsOn') || null,
  }
}
