import type { RequestKind } from '@ferrule/domain/requests/request'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { FormKeeper } from '../islands/form-keeper.tsx'
import { Island } from '../islands/island.tsx'
import classes from './kept-form.module.css'

type KeptFormProps = {
  kind: RequestKind
  shownAt: number
  /** Whether an outside service judges whoever fills in the form; they are told before. */
  recaptcha: boolean
}

/** Within a form: what the browser fills in, and the draft it keeps. Without script all of it stays empty. */
export function KeptForm({ kind, shownAt, recaptcha }: KeptFormProps) {
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
      <KeptDraft form={kind} />
    </>
  )
}

const none: readonly string[] = []

/** Within a form: keeps what is typed in this browser until it is sent, and forgets what has arrived. */
export function KeptDraft({ form, arrived = none }: { form: string; arrived?: readonly string[] }) {
  const { locale } = useFrame()
  const texts = useTexts()
  return (
    <Island
      name="form-keeper"
      component={FormKeeper}
      props={{
        form,
        arrived,
        locale,
        look: { keeper: classes.keeper ?? '', discard: classes.discard ?? '' },
        labels: { saved: texts('form.draft-saved', { time: '{time}' }), discard: texts('form.discard-draft') },
      }}
    />
  )
}
