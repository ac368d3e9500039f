import { Button } from '@ferrule/ui/button'
import { Note } from '@ferrule/ui/note'
import { TextArea } from '@ferrule/ui/text-field'
import { FormFiles } from '../files/form-files.tsx'
import { useTexts } from '../frame/texts.tsx'
import { AutosavedDraft } from './form-extras.tsx'
import classes from './receipt.module.css'

/** Input that was refused, with the reason. */
export type RefusedAddition = { text: string; reason: string }

type AdditionProps = {
  idempotencyKey: string
  refused: RefusedAddition | undefined
  /** The names of the forms that were just submitted successfully. */
  arrived: readonly string[]
  /** The name of the form's draft and of its pending uploads. */
  files: string
}

/** A form without script: anyone with the link can add text and files to the request. */
export function Addition({ idempotencyKey, refused, arrived, files }: AdditionProps) {
  const texts = useTexts()
  const isWrong = refused?.reason === 'invalid-input'
  const isLimited = refused?.reason === 'limited'
  return (
    <form method="post" noValidate className={classes.addition}>
      <h2>{texts('receipt.add-information')}</h2>
      {refused && !isWrong && (
        <Note title={texts(isLimited ? 'form.limited' : 'form.failed')}>
          <p>{texts(isLimited ? 'form.limited-text' : 'upload.unusable')}</p>
        </Note>
      )}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <TextArea
        name="body"
        label={texts('receipt.add-text')}
        labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
        rows={4}
        maxLength={5000}
        defaultValue={refused?.text ?? ''}
        {...(isWrong ? { error: texts('validation.message') } : {})}
      />
      <FormFiles form={files} isSent={arrived.includes(files)} />
      <AutosavedDraft form={files} arrived={arrived} />
      <p>
        <Button variant="secondary" type="submit">
          {texts('form.send')}
        </Button>
      </p>
    </form>
  )
}
