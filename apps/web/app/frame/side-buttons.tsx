import { Icon } from '@ferrule/ui/icon'
import type { ReactNode } from 'react'
import { NewsButton } from './news-button.tsx'
import classes from './side-buttons.module.css'
import { useSiteNavigation } from './site-navigation.ts'

/** Fixed buttons at the edge of the page; a site may hide them. */
export function SideButtons({ children }: { children?: ReactNode }) {
  const { footer } = useSiteNavigation()
  return (
    <div className={classes.buttons}>
      {footer.contact && (
        <a href={footer.contact.href} aria-label={footer.contact.text}>
          <Icon name="mail" />
        </a>
      )}
      {children}
      <NewsButton />
    </div>
  )
}
