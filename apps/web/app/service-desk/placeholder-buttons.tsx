import { placeholders } from '@ferrule/domain/service-desk/fill-canned-text'
import { Button } from '@ferrule/ui/button'
import { useTexts } from '../frame/texts.tsx'
import classes from './service-desk.module.css'

type PlaceholderButtonsProps = {
  /** The id of the text area. */
  field: string
  onInsert: (text: string) => void
}

/** Buttons that insert a placeholder, such as the customer's name, at the cursor. */
export function PlaceholderButtons({ field, onInsert }: PlaceholderButtonsProps) {
  const texts = useTexts()
  const insert = (placeholder: string) => {
    const area = document.querySelector<HTMLTextAreaElement>(`#${field}`)
    if (!area) return
    area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end')
    onInsert(area.value)
    area.focus()
  }
  return (
    <div className={classes.placeholders} role="group" aria-label={texts('desk.canned-insert')}>
      <span aria-hidden="true">{texts('desk.canned-insert')}</span>
      {placeholders.map((placeholder) => (
        <Button key={placeholder} variant="secondary" onClick={() => insert(`{${placeholder}}`)}>
          {texts(`desk.canned-placeholder.${placeholder}`)}
        </Button>
      ))}
    </div>
  )
}
