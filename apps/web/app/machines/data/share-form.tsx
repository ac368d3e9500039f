import { shareEndRange } from '@ferrule/domain/machines/data/data-share'
import { toDateLocale } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { DateField } from '@ferrule/ui/date-field'
import { TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import classes from './data-shares.module.css'

type ShareFormProps = { isSending: boolean; onShare: (recipient: string, until: string) => Promise<void> }

/** The company that receives a link, and its last day. */
export function ShareForm({ isSending, onShare }: ShareFormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useUserLanguage()
  const [{ earliest, latest }] = useState(() => shareEndRange(new Date()))
  const [recipient, setRecipient] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void onShare(recipient, until ?? '')
      }}
    >
      <TextField
        name="recipient"
        labels={labels}
        label={texts('machine-data.recipient')}
        value={recipient}
        onChange={(event) => setRecipient(event.currentTarget.value)}
        maxLength={120}
        required
      />
      <DateField
        name="until"
        labels={labels}
        label={texts('machine-data.until')}
        locale={toDateLocale(language)}
        value={until}
        min={earliest}
        max={latest}
        onChange={setUntil}
      />
      <Button type="submit" loading={isSending}>
        {texts('machine-data.create')}
      </Button>
    </form>
  )
}
