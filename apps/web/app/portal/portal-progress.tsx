import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useTexts } from '../frame/texts.tsx'
import classes from './portal-progress.module.css'

/** A wire under the bar that fills while the next screen is on its way, and says so. */
export function PortalProgress({ isLoading }: { isLoading: boolean }) {
  const texts = useTexts()
  return (
    <div role="status" className={classes.progress} data-loading={isLoading || undefined}>
      {isLoading && <VisuallyHidden>{texts('frame.loading-page')}</VisuallyHidden>}
    </div>
  )
}
