import { Button } from '@ferrule/ui/button'
import { useTexts } from '../frame/texts.tsx'
import classes from './editor.module.css'

/** The id of the form to which the checkboxes in the list of pages belong. */
export const batchForm = 'editor-batch'

/** Opens the publish gate for the selected pages. It is hidden while no page is selected. */
export function EditorBatch({ locale, site }: { locale: string; site: string }) {
  const texts = useTexts()
  return (
    <form id={batchForm} action={`/${locale}/editor/publish-gate`} className={classes.batch}>
      <input type="hidden" name="site" value={site} />
      <Button type="submit">{texts('editor.gate.selected')}</Button>
    </form>
  )
}
