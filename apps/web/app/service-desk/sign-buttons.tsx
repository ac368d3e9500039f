import { cannedSigns } from '@ferrule/domain/service-desk/fill-canned-text'
import { Button } from '@ferrule/ui/button'
import { useTexts } from '../frame/texts.tsx'
import classes from './service-desk.module.css'

type SignButtonsProps = {
  /** The id of the field they write into. */
  field: string
  onInsert: (text: string) => void
}

/** Puts a sign where the writer is; it stands there for whom and what an answer is about. */
export function SignButtons({ field, onInsert }: SignButtonsProps) {
  const texts = useTexts()
  const insert = (sign: string) => {
    const area = document.querySelector<HTMLTextAreaElement>(`#${field}`)
    if (!area) return
    area.setRangeText(sign, area.selectionStart, area.selectionEnd, 'end')
    onInsert(area.value)
    area.focus()
  }
  return (
    <div className={classes.signs} role="group" aria-label={texts('desk.canned-insert')}>
      <span aria-hidden="true">{texts('desk.canned-insert')}</span>
      {cannedSigns.map((sign) => (
        <Button key={sign} look="secondary" onClick={() => insert(`{${sign}}`)}>
          {texts(`desk.canned-sign.${sign}`)}
        </Button>
      ))}
    </div>
  )
}
