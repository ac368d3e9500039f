import { Button } from '@ferrule/ui/button'
import { TextArea } from '@ferrule/ui/text-field'
import { useTexts } from '../frame/texts.tsx'
import classes from './receipt.module.css'

type AdditionProps = {
  idempotencyKey: string
  /** What was typed and could not be taken. */
  refusedWords: string | undefined
}

/** A plain form: whoever has the link can add words to the request. */
export function Addition({ idempotencyKey, refusedWords }: AdditionProps) {
  const texts = useTexts()
  return (
    <form method="post" noValidate className={classes.addition}>
      <h2>{texts('receipt.add-information')}</h2>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <TextArea
        name="words"
        label={texts('receipt.add-words')}
        labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
        rows={4}
        maxLength={5000}
        {...(refusedWords === undefined ? {} : { defaultValue: refusedWords, error: texts('validation.message') })}
      />
      <p>
        <Button look="secondary" type="submit">
          {texts('form.send')}
        </Button>
      </p>
    </form>
  )
}
