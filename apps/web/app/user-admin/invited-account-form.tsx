import { Button, ButtonLink } from '@ferrule/ui/button'
import { ErrorSummary } from '@ferrule/ui/error-summary'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { TextField } from '@ferrule/ui/text-field'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { RefusedAccount } from './create-account.server.ts'
import classes from './user-admin.module.css'

/** As the identity server requires. */
const minPasswordLength = 12

const messages = {
  firstName: 'validation.first-name',
  lastName: 'validation.last-name',
  password: 'validation.password',
} as const

type AccountField = keyof typeof messages

type InvitedAccountFormProps = { email: string; signInHref: string; refused: RefusedAccount | undefined }

/** Name and password of an invited person without an account. It works without script. */
export function InvitedAccountForm({ email, signInHref, refused }: InvitedAccountFormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const errors = useErrors(refused)
  const errorOf = (field: AccountField) => {
    const error = errors.find((one) => one.field === field)?.text
    return error === undefined ? {} : { error }
  }
  if (refused?.reason === 'account-exists') {
    return (
      <>
        <FlashMessage kind="error" title={texts('invitation.account-exists')} />
        <ButtonLink href={signInHref}>{texts('sign-in.log-in')}</ButtonLink>
      </>
    )
  }
  return (
    <form method="post" className={classes.form} noValidate>
      {errors.length > 0 && <ErrorSummary title={texts('form.problems', { count: errors.length })} errors={errors} />}
      {refused && errors.length === 0 && (
        <FlashMessage kind="error" title={texts('invitation.failed')}>
          {texts('error.try-later')}
        </FlashMessage>
      )}
      {/* Password managers save the password for this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        name="firstName"
        labels={labels}
        label={texts('field.first-name')}
        autoComplete="given-name"
        maxLength={100}
        defaultValue={refused?.firstName}
        {...errorOf('firstName')}
      />
      <TextField
        name="lastName"
        labels={labels}
        label={texts('field.last-name')}
        autoComplete="family-name"
        maxLength={100}
        defaultValue={refused?.lastName}
        {...errorOf('lastName')}
      />
      <TextField
        name="password"
        type="password"
        labels={labels}
        label={texts('account.password')}
        hint={texts('account.password.hint', { min: minPasswordLength })}
        autoComplete="new-password"
        maxLength={256}
        {...errorOf('password')}
      />
      <div>
        <Button type="submit">{texts('invitation.create')}</Button>
      </div>
    </form>
  )
}

function useErrors(refused: RefusedAccount | undefined): { field: AccountField; text: string }[] {
  const texts = useTexts()
  if (refused?.reason === 'password-refused') {
    return [{ field: 'password', text: texts('invitation.password-refused') }]
  }
  return Object.keys(messages)
    .filter((field): field is AccountField => refused?.fields.includes(field) ?? false)
    .map((field) => ({ field, text: texts(messages[field]) }))
}
