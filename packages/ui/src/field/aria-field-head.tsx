// Needs script. Used only inside react-aria fields.
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { SmallIcon } from '../icon/icon.tsx'
import { ErrorLabels, type FieldFrame, LabelTexts } from './field.tsx'
import classes from './field.module.css'

/** Label, hint and error message of a react-aria field, which associates them with its input. */
export function AriaFieldHead({ label, labels, optional, hint, error, disabledReason }: Omit<FieldFrame, 'compact'>) {
  const description = disabledReason ?? hint
  return (
    <>
      <Label className={classes.label ?? ''}>
        <LabelTexts {...{ label, labels, optional }} />
      </Label>
      {description && (
        <Text slot="description" className={disabledReason ? classes.reason : classes.hint}>
          {disabledReason && <SmallIcon name="lock" />}
          {description}
        </Text>
      )}
      <FieldError className={classes.error ?? ''}>
        {({ validationErrors }) => <ErrorLabels {...{ labels }} error={error ?? validationErrors.join(' ')} />}
      </FieldError>
    </>
  )
}
