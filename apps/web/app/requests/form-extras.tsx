import { toDateLocale } from '@ferrule/texts/format-date'
import type { RequestKind } from '@ferrule/domain/requests/request'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { DraftAutosave } from '../islands/draft-autosave.tsx'
import { Island } from '../islands/island.tsx'
import classes from './form-extras.module.css'

type FormExtrasProps = {
  kind: RequestKind
  shownAt: number
  /** Whether reCAPTCHA assesses the visitor. The form then says so. */
  recaptcha: boolean
}

/** The hidden fields that a script fills in, and the autosaved draft. Without script the fields stay empty. */
export function FormExtras({ kind, shownAt, recaptcha }: FormExtrasProps) {
  const texts = useTexts()
  return (
    <>
      <input type="hidden" name="shownAt" value={shownAt} />
      <input type="hidden" name="timeZone" />
      <input type="hidden" name="botProof" />
      {recaptcha && (
        <p className={classes.notice}>
          {texts('form.recaptcha')}{' '}
          <a href="https://policies.google.com/privacy" rel="noreferrer">
            {texts('form.recaptcha-privacy')}
          </a>
        </p>
      )}
      <AutosavedDraft form={kind} />
    </>
  )
}

const none: readonly string[] = []

/** Saves a form's input in this browser until it is submitted, and clears the drafts of `arrived` forms. */
export function AutosavedDraft({ form, arrived = none }: { form: string; arrived?: readonly string[] }) {
  const dateLocale = toDateLocale(useUserLanguage())
  const texts = useTexts()
  return (
    <Island
      name="draft-autosave"
      component={DraftAutosave}
      props={{
        form,
        arrived,
        dateLocale,
        classNames: { keeper: classes.keeper ?? '', discard: classes.discard ?? '' },
        labels: { saved: texts('form.draft-saved', { time: '{time}' }), discard: texts('form.discard-draft') },
      }}
    />
  )
}
