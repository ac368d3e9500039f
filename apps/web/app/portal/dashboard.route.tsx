import { parseLocale } from '@ferrule/domain/locales/locale'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { formatDate } from '@ferrule/texts/format-date'
import { Tile, Tiles } from '@ferrule/ui/tile'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { readFormField } from '../http/form-fields.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/dashboard.route'
import { DashboardNotices } from './dashboard-notices.tsx'
import classes from './dashboard.module.css'
import { usePortal } from './portal-data.ts'
import { RequestServiceAccess } from './request-service-access.generated.ts'
import { servicePlaces } from '../portal-services/service-places.ts'
import { ServiceTile } from '../portal-services/service-tile.tsx'
import { toGreeting } from './to-greeting.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

/** The greeting depends on the local time of the browser. */
export function clientLoader() {
  return { now: new Date(), timeZone: browserTimeZone() }
}

/** Requests access to a service, from its tile or from a screen of the service. React Router then reloads the services of the portal. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  try {
    const form = await request.formData()
    const service = serviceNames.find((name) => name === form.get('service'))
    if (!service) return { failed: true }
    const input = { service, reason: readFormField(form, 'reason') }
    const { requestServiceAccess } = await queryDataService(RequestServiceAccess, { input })
    return { failed: requestServiceAccess.refusal !== null }
  } catch {
    return { failed: true }
  }
}

export default function Dashboard({ loaderData: { now, timeZone } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalName, portalHome, locale } = useFrame()
  const { person, services } = usePortal()
  return (
    <>
      <title>{`${texts('portal.dashboard')} | ${portalName}`}</title>
      <p className={classes.date}>{formatDate(now, parseLocale(locale)?.language ?? 'en', { timeZone })}</p>
      <h1 className={classes.title}>{texts(toGreeting(now.getHours()), { name: person.firstName })}</h1>
      <DashboardNotices />
      <h2 className={classes.heading}>{texts('portal.your-services')}</h2>
      <Tiles>
        {servicePlaces.map(({ name, icon }) => (
          <ServiceTile key={name} {...{ name, icon, timeZone }} service={services.find((one) => one.name === name)} />
        ))}
        <Tile
          status="active"
          statusLabel={texts('service-status.active')}
          icon="user"
          title={texts('service.account')}
          next={{ label: texts('service.account.open'), href: `${portalHome}/account` }}
        >
          {texts('service.account.text')}
        </Tile>
        <Tile
          status="active"
          statusLabel={texts('service-status.active')}
          icon="software"
          title={texts('service.downloads')}
          next={{ label: texts('service.downloads.open'), href: `${portalHome}/downloads` }}
        >
          {texts('service.downloads.text')}
        </Tile>
      </Tiles>
    </>
  )
}
