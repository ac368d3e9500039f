import { Icon } from '@ferrule/ui/icon'
import { opensLayer } from '@ferrule/ui/layer'
import { useFrame } from './frame.ts'
import classes from './news-button.module.css'
import { newsPanelId } from './news-panel-id.ts'
import { useTexts } from './texts.tsx'

/** Opens the news panel. Its dot is rendered hidden; the starter script shows it if the newest item is unread. */
export function NewsButton({ className }: { className?: string | undefined }) {
  const { newestNewsHref } = useFrame()
  const texts = useTexts()
  return (
    <button
      type="button"
      className={`${classes.button} ${className ?? ''}`}
      aria-label={texts('frame.news-feed')}
      data-newest-news={newestNewsHref}
      data-read-label={texts('frame.news-feed')}
      data-unread-label={texts('frame.news-feed-unread')}
      {...opensLayer(newsPanelId)}
    >
      <Icon name="bell" />
      <span className={classes.dot} />
    </button>
  )
}
