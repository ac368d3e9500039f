import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useTexts } from '../frame/texts.tsx'
import classes from './portal-progress.module.css'

/** A progress bar under the top bar while the next screen loads, with a status message for screen readers. */
export function PortalProgress({ isLoading }: { isLoading: boolean }) {
  const texts = useTexts()
  return (
    <div role="status" className={classes.progress} data-loading={isLoading || undefined}>
      {isLoading && <VisuallyHidden>{texts('frame.loading-page')}</VisuallyHidden>}
    </div>
  )
}
