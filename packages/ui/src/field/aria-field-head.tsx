// Needs script: it only stands inside fields that do.
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { SmallIcon } from '../icon/icon.tsx'
import { ErrorWords, type FieldFrame, LabelWords } from './field.tsx'
import classes from './field.module.css'

/** Label, hint and message as in every other field; react-aria ties them to its input by itself. */
export function AriaFieldHead({ label, labels, optional, hint, error, disabledReason }: Omit<FieldFrame, 'compact'>) {
  const description = disabledReason ?? hint
  return (
    <>
      <Label className={classes.label ?? ''}>
        <LabelWords {...{ label, labels, optional }} />
      </Label>
      {description && (
        <Text slot="description" className={disabledReason ? classes.reason : classes.hint}>
          {disabledReason && <SmallIcon name="lock" />}
          {description}
        </Text>
      )}
      <FieldError className={classes.error ?? ''}>
        {({ validationErrors }) => <ErrorWords {...{ labels }} error={error ?? validationErrors.join(' ')} />}
      </FieldError>
    </>
  )
}
