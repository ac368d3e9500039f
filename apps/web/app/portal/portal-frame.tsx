import { Icon } from '@ferrule/ui/icon'
import { Wordmark } from '@ferrule/ui/wordmark'
import type { ReactNode } from 'react'
import { useFrame } from '../frame/frame.ts'
import frameClasses from '../frame/site-frame.module.css'
import { useTexts } from '../frame/texts.tsx'
import classes from './portal-frame.module.css'

type PortalFrameProps = { person: { fullName: string; initials: string }; children: ReactNode }

/** The bar, the places, and the work. */
export function PortalFrame({ person, children }: PortalFrameProps) {
  const { home, portalName, portalHome, siteName } = useFrame()
  const texts = useTexts()
  return (
    <div className={classes.portal}>
      <a className={frameClasses.skip} href="#main">
        {texts('frame.skip-to-content')}
      </a>
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
          {person.initials}
        </span>
      </header>
      <div className={classes.shell}>
        <nav className={classes.nav} aria-label={texts('portal.navigation')}>
          <ul role="list">
            <li>
              <a href={portalHome} aria-current="page">
                <Icon name="home" />
                {texts('portal.dashboard')}
              </a>
            </li>
            <li>
              <a href={`${portalHome}/logout`}>
                <Icon name="logout" />
                {texts('portal.log-out')}
              </a>
            </li>
          </ul>
        </nav>
        <main id="main" className={classes.main}>
          {children}
        </main>
      </div>
    </div>
  )
}
