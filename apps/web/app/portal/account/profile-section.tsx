import { type ProfileField, type ProfileProblem, readProfileForm } from '@ferrule/domain/accounts/account-profile'
import { languages } from '@ferrule/domain/locales/language'
import { Button } from '@ferrule/ui/button'
import { ErrorSummary } from '@ferrule/ui/error-summary'
import { Fields, FullWidthField } from '@ferrule/ui/form-layout'
import { Select } from '@ferrule/ui/select'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextField } from '@ferrule/ui/text-field'
import { type FormEvent, useState } from 'react'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import { changeProfile } from './account-calls.ts'
import { useAccount } from './account-context.ts'
import { AccountSection } from './account-section.tsx'
import classes from './account.module.css'
import { countryOptions } from './country-options.ts'
import { saveRedirectState } from './identity-redirect.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { useIdentityAction } from './use-identity-action.ts'
import { useProfileProblems } from './use-profile-problems.ts'
import { useUserLanguage } from '../../frame/use-user-language.ts'

export function ProfileSection() {
  const texts = useTexts()
  const { account } = useAccount()
  const internal = account.isManagedInternally
  return (
    <AccountSection
      id="profile"
      title={texts('account.profile')}
      aside={internal && <StatusBadge tone="plain">{texts('account.read-only')}</StatusBadge>}
    >
      {internal ? <ProfileFacts /> : <ProfileForm />}
    </AccountSection>
  )
}

function ProfileForm() {
  const texts = useTexts()
  const { account } = useAccount()
  const { problems, attempt, saving, save } = useSaveProfile()
  const errors = useProfileProblems(problems)
  const errorOf = (field: ProfileField) => errors.find((one) => one.field === field)?.text
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  const fieldProps = (field: ProfileField) => ({ name: field, labels, error: errorOf(field) })
  const { profile } = account
  return (
    <form className={classes.body} onSubmit={(event) => void save(event)} noValidate>
      {errors.length > 0 && (
        <ErrorSummary key={attempt} title={texts('form.problems', { count: errors.length })} errors={errors} />
      )}
      <Fields>
        <TextField
          {...fieldProps('firstName')}
          label={texts('field.first-name')}
          defaultValue={profile.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...fieldProps('lastName')}
          label={texts('field.last-name')}
          defaultValue={profile.lastName}
          autoComplete="family-name"
        />
        <FullWidthField>
          <EmailRow />
        </FullWidthField>
        <TextField
          {...fieldProps('company')}
          label={texts('field.company')}
          defaultValue={profile.company}
          autoComplete="organization"
          optional
        />
        <TextField
          {...fieldProps('telephone')}
          label={texts('field.telephone')}
          defaultValue={profile.telephone}
          type="tel"
          autoComplete="tel"
          optional
        />
        <FullWidthField>
          <TextField
            {...fieldProps('address')}
            label={texts('field.address')}
            defaultValue={profile.address}
            autoComplete="street-address"
            optional
          />
        </FullWidthField>
        <TextField
          {...fieldProps('postalCode')}
          label={texts('field.postal-code')}
          defaultValue={profile.postalCode}
          autoComplete="postal-code"
          optional
        />
        <TextField
          {...fieldProps('city')}
          label={texts('field.city')}
          defaultValue={profile.city}
          autoComplete="address-level2"
          optional
        />
        <ProfileChoices fieldProps={fieldProps} />
      </Fields>
      <div className={classes.actions}>
        <Button type="submit" loading={saving}>
          {texts('account.profile.save')}
        </Button>
      </div>
    </form>
  )
}

type FieldProps = { name: string; labels: { optional: string; error: string }; error: string | undefined }

function ProfileChoices({ fieldProps }: { fieldProps: (field: ProfileField) => FieldProps }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { profile } = useAccount().account
  return (
    <>
      <Select
        {...fieldProps('country')}
        label={texts('field.country')}
        placeholder={texts('field.select-country')}
        options={countryOptions(language)}
        defaultValue={profile.country}
        autoComplete="country"
        optional
      />
      <Select
        {...fieldProps('language')}
        label={texts('account.language.field')}
        options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
        defaultValue={profile.language || language}
      />
    </>
  )
}

/** The email address is the login name, so it is changed at the identity server. */
function EmailRow() {
  const texts = useTexts()
  const { account } = useAccount()
  const goToAction = useIdentityAction()
  return (
    <div className={classes.email}>
      <div>
        <span className={classes.label}>{texts('field.email')}</span>
        <span className={classes.value}>{account.email}</span>
        <span className={classes.hint}>{texts('account.email.hint')}</span>
      </div>
      <Button variant="quiet" onClick={() => void goToAction('UPDATE_EMAIL')}>
        {texts('account.email.change')}
      </Button>
    </div>
  )
}

function useSaveProfile() {
  const texts = useTexts()
  const language = useUserLanguage()
  const { notify, reload } = useAccount()
  const [problems, setProblems] = useState<readonly ProfileProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [saving, setSaving] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<ProfileField, string>
    const read = readProfileForm(values)
    setProblems(read.ok ? [] : read.problems)
    setAttempt((before) => before + 1)
    if (!read.ok) return
    setSaving(true)
    const refusal = await changeProfile(read.value)
    setSaving(false)
    if (refusal !== null)
      return notify({ kind: 'error', title: texts('account.profile.failed'), text: texts('account.unavailable') })
    if (read.value.language !== language) {
      saveRedirectState({ saved: true })
      return window.location.assign(`/${read.value.language}/mykomax/account`)
    }
    notify({ kind: 'success', title: texts('account.profile.saved'), text: texts('account.profile.saved-text') })
    reload()
  }
  return { problems, attempt, saving, save }
}
