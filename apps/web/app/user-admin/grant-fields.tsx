import { toDateLocale } from '@ferrule/texts/format-date'
import { DateField } from '@ferrule/ui/date-field'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'

type GrantFieldsProps = {
  roles: readonly string[]
  role?: string
  reason?: string
  endsOn?: string | null
  /** The names of the fields that were refused. */
  invalid: readonly string[]
}

/** Role, reason and last day of an access. */
export function GrantFields({ roles, role, reason, endsOn, invalid }: GrantFieldsProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const names = toUserAdminLabels(texts)
  const errorOf = (field: string, text: string) => (invalid.includes(field) ? { error: text } : {})
  return (
    <>
      <Select
        name="role"
        labels={labels}
        label={texts('user-admin.role')}
        defaultValue={role}
        options={roles.map((value) => ({ value, label: names.role(value) }))}
        {...errorOf('role', texts('validation.select'))}
      />
      <ReasonAndEnd {...{ reason, endsOn, invalid }} />
    </>
  )
}

type ReasonAndEndProps = {
  reason?: string | undefined
  endsOn?: string | null | undefined
  invalid: readonly string[]
}

/** Why an access is given, and its last day. */
export function ReasonAndEnd({ reason, endsOn, invalid }: ReasonAndEndProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useUserLanguage()
  return (
    <>
      <TextField
        name="reason"
        labels={labels}
        label={texts('user-admin.reason')}
        hint={texts('user-admin.reason-hint')}
        defaultValue={reason}
        maxLength={500}
        required
        {...(invalid.includes('reason') ? { error: texts('user-admin.reason-missing') } : {})}
      />
      <DateField
        name="endsOn"
        labels={labels}
        label={texts('user-admin.invite.access-ends')}
        hint={texts('user-admin.ends-hint')}
        locale={toDateLocale(language)}
        optional
        {...(endsOn ? { defaultValue: endsOn } : {})}
        {...(invalid.includes('endsOn') ? { error: texts('user-admin.refusal.ends-in-past') } : {})}
      />
    </>
  )
}
