import { Button } from '@ferrule/ui/button'
import { Note } from '@ferrule/ui/note'
import { TextArea } from '@ferrule/ui/text-field'
import { FormFiles } from '../files/form-files.tsx'
import { useTexts } from '../frame/texts.tsx'
import { KeptDraft } from './kept-form.tsx'
import classes from './receipt.module.css'

/** What was typed and could not be taken, and why. */
export type RefusedAddition = { words: string; reason: string }

type AdditionProps = {
  idempotencyKey: string
  refused: RefusedAddition | undefined
  /** The forms that arrived a moment ago. */
  arrived: readonly string[]
  /** Under this name words and chosen files are kept until they are sent. */
  files: string
}

/** A plain form: whoever has the link can add words and files to the request. */
export function Addition({ idempotencyKey, refused, arrived, files }: AdditionProps) {
  const texts = useTexts()
  const isWrong = refused?.reason === 'invalid-input'
  return (
    <form method="post" noValidate className={classes.addition}>
      <h2>{texts('receipt.add-information')}</h2>
      {refused && !isWrong && (
        <Note title={texts('form.failed')}>
          <p>{texts('upload.unusable')}</p>
        </Note>
      )}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <TextArea
        name="words"
        label={texts('receipt.add-words')}
        labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
        rows={4}
        maxLength={5000}
        defaultValue={refused?.words ?? ''}
        {...(isWrong ? { error: texts('validation.message') } : {})}
      />
      <FormFiles form={files} isSent={arrived.includes(files)} />
      <KeptDraft form={files} arrived={arrived} />
      <p>
        <Button look="secondary" type="submit">
          {texts('form.send')}
        </Button>
      </p>
    </form>
  )
}
