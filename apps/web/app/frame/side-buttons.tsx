import { Icon } from '@ferrule/ui/icon'
import { opensLayer } from '@ferrule/ui/layer'
import type { ReactNode } from 'react'
import { newsPanelId } from './news-panel-id.ts'
import classes from './side-buttons.module.css'
import { useSiteNavigation } from './site-navigation.ts'
import { useTexts } from './texts.tsx'

/** Ways on that stay in reach at the edge of the page; a site may hide them. */
export function SideButtons({ children }: { children?: ReactNode }) {
  const { footer } = useSiteNavigation()
  const texts = useTexts()
  return (
    <div className={classes.buttons}>
      {footer.contact && (
        <a href={footer.contact.href} aria-label={footer.contact.text}>
          <Icon name="mail" />
        </a>
      )}
      {children}
      <button type="button" aria-label={texts('frame.news-feed')} {...opensLayer(newsPanelId)}>
        <Icon name="bell" />
      </button>
    </div>
  )
}
