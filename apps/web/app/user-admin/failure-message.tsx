import { FlashMessage } from '@ferrule/ui/flash-message'
import { useTexts } from '../frame/texts.tsx'
import { explanationOf } from './change-texts.ts'
import type { ChangeFailure } from './change.ts'
import classes from './user-admin.module.css'

type FailureMessageProps = {
  title: string
  failures: readonly ChangeFailure[]
  link?: { label: string; href: string } | undefined
  hideLabel?: string | undefined
  onHidden?: (() => void) | undefined
}

/** A failed change: its title, an explanation for each reason, and technical details for support. */
export function FailureMessage({ title, failures, link, hideLabel, onHidden }: FailureMessageProps) {
  const texts = useTexts()
  const explanations = new Set(failures.map(({ reason }) => texts(explanationOf(reason))))
  return (
    <FlashMessage kind="error" title={title} link={link} hideLabel={hideLabel} onHidden={onHidden}>
      {[...explanations].map((explanation) => (
        <p key={explanation}>{explanation}</p>
      ))}
      <details className={classes.technical} open>
        <summary>{texts('error.technical-details')}</summary>
        <dl>
          {failures.map(({ reason, fields, requestId }, index) => (
            // Two failures can have the same reason and no id.
            <div key={index}>
              <dt>{texts('sign-in.message')}</dt>
              <dd>{[reason, ...fields].join(', ')}</dd>
              <dt>{texts('error.request-id')}</dt>
              <dd>{requestId ?? texts('component.none')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </FlashMessage>
  )
}
