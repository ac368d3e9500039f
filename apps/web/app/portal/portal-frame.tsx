import { Icon } from '@ferrule/ui/icon'
import { SkipLink } from '@ferrule/ui/skip-link'
import { Wordmark } from '@ferrule/ui/wordmark'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { Person, PortalService } from './portal-types.ts'
import classes from './portal-frame.module.css'
import { usePortalLinks } from './use-portal-links.ts'
import { PortalNavigation } from './portal-navigation.tsx'
import { PortalProgress } from './portal-progress.tsx'
import { useRestoredScroll } from './use-restored-scroll.ts'

type PortalFrameProps = { person: Person; services: readonly PortalService[]; children: ReactNode }

/** The portal's layout: top bar, navigation and main content. */
export function PortalFrame({ person, services, children }: PortalFrameProps) {
  const { home, portalName, portalHome, siteName } = useFrame()
  const texts = useTexts()
  const onClick = usePortalLinks()
  const isLoading = useNavigation().state !== 'idle'
  useRestoredScroll()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it handles bubbled clicks of links, which the keyboard triggers as well
    <div className={classes.portal} onClick={onClick}>
      <SkipLink href="#main">{texts('frame.skip-to-content')}</SkipLink>
      <header className={classes.bar}>
        <Wordmark
          href={portalHome}
          name={portalName}
          label={`${portalName}, ${texts('portal.dashboard')}`}
          className={classes.mark}
        />
        <a className={classes.site} href={home}>
          {texts('portal.website', { site: siteName })}
        </a>
        <span className={classes.avatar} role="img" aria-label={texts('user-menu.of', { name: person.fullName })}>
          {person.initials || <Icon name="user" />}
        </span>
        <PortalProgress isLoading={isLoading} />
      </header>
      <div className={classes.shell}>
        <PortalNavigation person={person} services={services} />
        <main id="main" className={classes.main} tabIndex={-1} aria-busy={isLoading}>
          {children}
        </main>
      </div>
    </div>
  )
}
