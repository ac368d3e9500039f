import { SkipLink } from '@ferrule/ui/skip-link'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Overview } from '../dashboard/overview.ts'
import { useTexts } from '../frame/texts.tsx'
import type { Person, PortalService } from './portal-types.ts'
import classes from './portal-frame.module.css'
import { usePortalLinks } from './use-portal-links.ts'
import { PortalNavigation } from './portal-navigation.tsx'
import { PortalProgress } from './portal-progress.tsx'
import { TopBar } from './top-bar.tsx'
import { useRestoredScroll } from './use-restored-scroll.ts'
import { useScreenFocus } from './use-screen-focus.ts'

type PortalFrameProps = {
  person: Person
  services: readonly PortalService[]
  overview: Promise<Overview>
  children: ReactNode
}

/** The portal's layout: top bar, navigation and main content. */
export function PortalFrame({ person, services, overview, children }: PortalFrameProps) {
  const texts = useTexts()
  const onClick = usePortalLinks()
  const isLoading = useNavigation().state !== 'idle'
  useRestoredScroll()
  useScreenFocus()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it handles bubbled clicks of links, which the keyboard triggers as well
    <div className={classes.portal} onClick={onClick}>
      <SkipLink href="#main">{texts('frame.skip-to-content')}</SkipLink>
      <header className={classes.bar}>
        <TopBar person={person} />
        <PortalProgress isLoading={isLoading} />
      </header>
      <div className={classes.shell}>
        <PortalNavigation person={person} services={services} overview={overview} />
        <main id="main" className={classes.main} tabIndex={-1} aria-busy={isLoading}>
          {children}
        </main>
      </div>
    </div>
  )
}
