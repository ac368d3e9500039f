import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import { Icon } from '@ferrule/ui/icon'
import { useScrollToCurrent } from '@ferrule/ui/use-scroll-to-current'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import type { Overview } from '../dashboard/overview.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { type CountOf, NavigationCount } from './navigation-count.tsx'
import type { Person, PortalService } from './portal-types.ts'
import classes from './portal-frame.module.css'
import { servicePlaces } from '../portal-services/service-places.ts'

/** The counts behind the services: open tickets, machines in use, undecided requests. */
const counts: Partial<Record<ServiceName, CountOf>> = {
  ticketing: ({ tickets }) => tickets?.counts.open,
  inventory: ({ machines }) => machines?.total,
  'user-administration': ({ access }) => access?.requests,
}

type PortalNavigationProps = { person: Person; services: readonly PortalService[]; overview: Promise<Overview> }

/** Links to the screens that this user has access to; the dashboard offers the others. */
export function PortalNavigation({ person, services, overview }: PortalNavigationProps) {
  const { portalHome } = useFrame()
  const texts = useTexts()
  const rights = rightsOfRoles(person.roles)
  const row = useScrollToCurrent(useLocation().pathname)
  return (
    <nav className={classes.nav} aria-label={texts('portal.navigation')}>
      <ul ref={row} role="list">
        <NavigationLink to={portalHome} icon="home" label={texts('portal.dashboard')} end />
        {servicePlaces.flatMap(({ name, icon, screen }) => {
          const service = services.find((one) => one.name === name)
          const path = screen ?? service?.serviceUrl ?? ''
          if (service?.status !== 'active' || !path.startsWith('/')) return []
          return (
            <NavigationLink
              key={name}
              to={`${portalHome}${path}`}
              icon={icon}
              label={texts(`service.${name}`)}
              count={{ overview, of: counts[name] }}
            />
          )
        })}
        {(rights.usesProducts || rights.worksServiceDesk) && (
          <NavigationLink
            to={`${portalHome}/orders`}
            icon="cart"
            label={texts('service.orders')}
            covers={`${portalHome}/quotes`}
          />
        )}
        {rights.worksServiceDesk && (
          <NavigationLink
            to={`${portalHome}/service-desk`}
            icon="phone"
            label={texts('desk.title')}
            count={{ overview, of: ({ desk }) => desk?.counts.open }}
          />
        )}
        <NavigationLink to={`${portalHome}/requests`} icon="mail" label={texts('service.requests')} />
        <NavigationLink
          to={`${portalHome}/downloads`}
          icon="software"
          label={texts('service.downloads')}
          count={{ overview, of: ({ softwareUpdates }) => softwareUpdates }}
        />
        {rights.usesMachines && (
          <NavigationLink
            to={`${portalHome}/advisories`}
            icon="shield"
            label={texts('service.advisories')}
            count={{ overview, of: ({ openAdvisories }) => openAdvisories }}
          />
        )}
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
  covers?: string
  apart?: boolean
  count?: { overview: Promise<Overview>; of: CountOf | undefined }
}

function NavigationLink({ to, icon, label, end = false, covers = to, apart = false, count }: NavigationLinkProps) {
  const { pathname } = useLocation()
  // The screen of one ticket marks the link to the ticket list (`/tickets/list`) as current.
  const isUnder = (path: string) => pathname === path || pathname.startsWith(path.replace(/(\/list)?$/, '/'))
  const isCurrent = end ? pathname === to : isUnder(to) || isUnder(covers)
  return (
    <li {...(apart ? { className: classes.apart } : {})}>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
        {count?.of && <NavigationCount overview={count.overview} countOf={count.of} />}
      </Link>
    </li>
  )
}
