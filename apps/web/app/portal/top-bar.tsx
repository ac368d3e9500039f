import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { Icon } from '@ferrule/ui/icon'
import { PopoverMenu } from '@ferrule/ui/popover-menu'
import { Wordmark } from '@ferrule/ui/wordmark'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { CartLink } from '../parts/cart-link.tsx'
import { PortalSearchButton } from '../portal-search/portal-search-button.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { Person } from './portal-types.ts'
import classes from './top-bar.module.css'

const NotificationBell = lazyPart(async () => (await import('../notifications/notification-bell.tsx')).NotificationBell)

/** The bar above every screen: search, new ticket, notifications, cart and the menu of the account. */
export function TopBar({ person }: { person: Person }) {
  const { home, portalName, portalHome, siteName } = useFrame()
  const texts = useTexts()
  const { usesTickets, usesProducts, usesMachines, worksServiceDesk } = rightsOfRoles(person.roles)
  return (
    <>
      <Wordmark
        href={portalHome}
        name={portalName}
        label={`${portalName}, ${texts('portal.dashboard')}`}
        className={classes.mark}
      />
      <a className={classes.site} href={home}>
        {texts('portal.website', { site: siteName })}
      </a>
      <div className={classes.tools}>
        <PortalSearchButton roles={person.roles} />
        {usesTickets && !worksServiceDesk && (
          <a
            className={classes.tool}
            href={`${portalHome}/tickets/newticket`}
            aria-label={texts('portal.create-ticket')}
          >
            <Icon name="plus" />
            <span className={classes.label}>{texts('portal.create-ticket')}</span>
          </a>
        )}
        {(usesTickets || usesProducts || usesMachines) && (
          <ErrorBoundary>
            <NotificationBell className={classes.tool ?? ''} countClassName={classes.count ?? ''} />
          </ErrorBoundary>
        )}
        {usesProducts && <CartLink className={classes.tool ?? ''} countClassName={classes.count ?? ''} />}
        <AccountMenu person={person} />
      </div>
    </>
  )
}

function AccountMenu({ person: { fullName, email, initials } }: { person: Person }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <div className={classes.account}>
      <PopoverMenu
        id="account-menu"
        // The name contains the visible initials, so that speech control finds the button by them.
        label={[texts('user-menu.of', { name: fullName }), initials].filter(Boolean).join(', ')}
        about={
          <>
            <strong>{fullName}</strong>
            <br />
            {email}
          </>
        }
        links={[
          { label: texts('service.account'), href: `${portalHome}/account`, icon: <Icon name="user" /> },
          { label: texts('portal.log-out'), href: `${portalHome}/logout`, icon: <Icon name="logout" /> },
        ]}
      >
        <span className={classes.avatar} aria-hidden="true">
          {initials || <Icon name="user" />}
        </span>
      </PopoverMenu>
    </div>
  )
}
