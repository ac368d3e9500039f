import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { Icon } from '@ferrule/ui/icon'
import { useScrollToCurrent } from '@ferrule/ui/use-scroll-to-current'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { Person, PortalService } from './portal-types.ts'
import classes from './portal-frame.module.css'
import { servicePlaces } from '../portal-services/service-places.ts'

type PortalNavigationProps = { person: Person; services: readonly PortalService[] }

/** Links to the screens that this user has access to; the dashboard offers the others. */
export function PortalNavigation({ person, services }: PortalNavigationProps) {
  const { portalHome } = useFrame()
  const texts = useTexts()
  const row = useScrollToCurrent(useLocation().pathname)
  return (
    <nav className={classes.nav} aria-label={texts('portal.navigation')}>
      <ul ref={row} role="list">
        <NavigationLink to={portalHome} icon="home" label={texts('portal.dashboard')} end />
        {servicePlaces.flatMap(({ name, icon, screen, covers }) => {
          const service = services.find((one) => one.name === name)
          const path = screen ?? service?.serviceUrl ?? ''
          if (service?.status !== 'active' || !path.startsWith('/')) return []
          return (
            <NavigationLink
              key={name}
              to={`${portalHome}${path}`}
              icon={icon}
              label={texts(`service.${name}`)}
              covers={covers && `${portalHome}${covers}`}
            />
          )
        })}
        {rightsOfRoles(person.roles).worksServiceDesk && (
          <NavigationLink to={`${portalHome}/service-desk`} icon="phone" label={texts('desk.title')} />
        )}
        <NavigationLink to={`${portalHome}/requests`} icon="mail" label={texts('service.requests')} />
        <NavigationLink to={`${portalHome}/downloads`} icon="software" label={texts('service.downloads')} />
        <NavigationLink to={`${portalHome}/account`} icon="user" label={texts('service.account')} apart />
        <li>
          <a href={`${portalHome}/logout`}>
            <Icon name="logout" />
            {texts('portal.log-out')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

type NavigationLinkProps = {
  to: string
  icon: ComponentProps<typeof Icon>['name']
  label: string
  end?: boolean
  /** Another path whose screens mark this link as current. */
  covers?: string | undefined
  apart?: boolean
}

function NavigationLink({ to, icon, label, end = false, covers = to, apart = false }: NavigationLinkProps) {
  const { pathname } = useLocation()
  // The screen of one ticket marks the link to the ticket list (`/tickets/list`) as current.
  const isUnder = (path: string) => pathname === path || pathname.startsWith(path.replace(/(\/list)?$/, '/'))
  const isCurrent = end ? pathname === to : isUnder(to) || isUnder(covers)
  return (
    <li {...(apart ? { className: classes.apart } : {})}>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  )
}
