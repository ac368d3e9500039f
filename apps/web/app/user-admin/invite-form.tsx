import { languages } from '@ferrule/domain/locales/language'
import { Button } from '@ferrule/ui/button'
import { ErrorSummary } from '@ferrule/ui/error-summary'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import type { SyntheticEvent } from 'react'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { ReasonAndEnd } from './grant-fields.tsx'
import { InviteApplications } from './invite-applications.tsx'
import { InviteFailure, InviteSent } from './invite-outcome.tsx'
import { type InviteState, useInvite } from './use-invite.ts'
import type { UserAdminQuery } from './user-admin.generated.ts'
import classes from './user-admin.module.css'

/** The message of each field that can be invalid. */
const messages = {
  email: 'validation.invite-email',
  organisationId: 'validation.select',
  applications: 'user-admin.invite.choose-application',
  reason: 'user-admin.reason-missing',
  endsOn: 'user-admin.refusal.ends-in-past',
} as const

type InviteField = keyof typeof messages

type Options = UserAdminQuery['userAdmin']

/** Invites a person by e-mail. The input stays until the invite is sent. */
export function InviteForm({ options }: { options: Options }) {
  const { state, send, reset } = useInvite()
  if (state.sent) return <InviteSent sent={state.sent} onAnother={reset} />
  return <InviteFields options={options} state={state} onSend={(form) => void send(form)} />
}

type InviteFieldsProps = { options: Options; state: InviteState; onSend: (form: FormData) => void }

/** The form with the messages of the last attempt. */
export function InviteFields({ options, state, onSend }: InviteFieldsProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useUserLanguage()
  const { problems, isSending, failure, profileId, attempts } = state
  const invalid = Object.keys(messages).filter((field): field is InviteField => problems.includes(field))
  const errorOf = (field: InviteField) => (invalid.includes(field) ? { error: texts(messages[field]) } : {})
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form className={`${classes.form} ${classes.narrow}`} noValidate onSubmit={submit}>
      {invalid.length > 0 && (
        <ErrorSummary
          key={attempts}
          title={texts('form.problems', { count: invalid.length })}
          errors={invalid.map((field) => ({ field, text: texts(messages[field]) }))}
        />
      )}
      {failure && <InviteFailure failure={failure} profileId={profileId} />}
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        labels={labels}
        label={texts('user-admin.email')}
        hint={texts('user-admin.invite.email-hint', { days: options.inviteDays })}
        maxLength={254}
        {...errorOf('email')}
      />
      <Select
        name="organisationId"
        labels={labels}
        label={texts('user-admin.organisation')}
        options={options.organisations.map(({ id, name }) => ({ value: id, label: name }))}
        {...errorOf('organisationId')}
      />
      <InviteApplications applications={options.applications} {...errorOf('applications')} />
      <ReasonAndEnd invalid={problems} />
      <Select
        name="language"
        labels={labels}
        label={texts('user-admin.invite.language')}
        defaultValue={language}
        options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
      />
      <TextArea name="message" labels={labels} label={texts('user-admin.invite.message')} maxLength={500} optional />
      <div>
        <Button type="submit" loading={isSending}>
          {texts('user-admin.invite.send')}
        </Button>
      </div>
    </form>
  )
}
