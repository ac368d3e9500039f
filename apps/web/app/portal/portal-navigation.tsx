import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { Icon } from '@ferrule/ui/icon'
import { useCurrentInSight } from '@ferrule/ui/use-current-in-sight'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { Person, PortalService } from './portal-data.ts'
import classes from './portal-frame.module.css'
import { servicePlaces } from './service-places.ts'

type PortalNavigationProps = { person: Person; services: readonly PortalService[] }

/** The places of the portal that this person can go to; the others are offered on the dashboard. */
export function PortalNavigation({ person, services }: PortalNavigationProps) {
  const { portalHome } = useFrame()
  const texts = useTexts()
  const row = useCurrentInSight(useLocation().pathname)
  return (
    <nav className={classes.nav} aria-label={texts('portal.navigation')}>
      <ul ref={row} role="list">
        <Place to={portalHome} icon="home" label={texts('portal.dashboard')} end />
        {servicePlaces.flatMap(({ name, icon, screen, covers }) => {
          const service = services.find((one) => one.name === name)
          const path = screen ?? service?.serviceUrl ?? ''
          if (service?.status !== 'active' || !path.startsWith('/')) return []
          return (
            <Place
              key={name}
              to={`${portalHome}${path}`}
              icon={icon}
              label={texts(`service.${name}`)}
              covers={covers && `${portalHome}${covers}`}
            />
          )
        })}
        {rightsOfRoles(person.roles).worksServiceDesk && (
          <Place to={`${portalHome}/service-desk`} icon="phone" label={texts('desk.title')} />
        )}
        <Place to={`${portalHome}/requests`} icon="mail" label={texts('service.requests')} />
        <Place to={`${portalHome}/downloads`} icon="software" label={texts('service.downloads')} />
        <Place to={`${portalHome}/account`} icon="user" label={texts('service.account')} apart />
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

type PlaceProps = {
  to: string
  icon: ComponentProps<typeof Icon>['name']
  label: string
  end?: boolean
  /** Where this is the place to go back to as well. */
  covers?: string | undefined
  apart?: boolean
}

function Place({ to, icon, label, end = false, covers = to, apart = false }: PlaceProps) {
  const { pathname } = useLocation()
  // The list of tickets is the place of each of them as well.
  const isUnder = (place: string) => pathname === place || pathname.startsWith(place.replace(/(\/list)?$/, '/'))
  const isHere = end ? pathname === to : isUnder(to) || isUnder(covers)
  return (
    <li {...(apart ? { className: classes.apart } : {})}>
      <Link to={to} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  )
}
