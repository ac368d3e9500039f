import { parseLocale } from '@ferrule/domain/locales/locale'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { formatDate } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { Skeleton } from '@ferrule/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { queryDataService } from '../data-service/query-data-service.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext, useTexts } from '../frame/texts.tsx'
import { readFormField } from '../http/form-fields.ts'
import { usePortal } from '../portal/portal-data.ts'
import { RequestServiceAccess } from '../portal/request-service-access.generated.ts'
import type { Route } from './+types/dashboard.route'
import { dashboardAreas } from './dashboard-areas.ts'
import { DashboardNotices } from './dashboard-notices.tsx'
import classes from './dashboard.module.css'
import { loadLatestNews } from './load-latest-news.ts'
import { toGreeting } from './to-greeting.ts'

/** Loaded beside the data that it shows, so that other screens do not wait for it. */
const importContent = () => import('./dashboard-content.tsx')
const DashboardContent = lazy(async () => ({ default: (await importContent()).DashboardContent }))

/** The greeting depends on the local time of the browser. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  // A failure shows when the content is rendered.
  importContent().catch(() => undefined)
  const texts = await loadScreenTexts(params.locale, dashboardAreas)
  return { now: new Date(), timeZone: browserTimeZone(), texts }
}

/**
 * Requests access to a service, from its tile or from a screen of the service. React Router then reloads the services of
 * the portal.
 */
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

export default function Dashboard({ loaderData: { now, timeZone, texts } }: Route.ComponentProps) {
  const { newsHref } = useFrame()
  const { overview } = usePortal()
  const [news] = useState(() => loadLatestNews(newsHref))
  return (
    <TextsContext value={texts}>
      <DashboardHead now={now} timeZone={timeZone} />
      <DashboardNotices />
      {/* No panel is shown before the others: what needs the user comes first and would move the rest down. */}
      <Suspense fallback={<Skeleton label={texts('component.loading')} lines={12} />}>
        <DashboardContent {...{ overview, news, timeZone }} />
      </Suspense>
    </TextsContext>
  )
}

function DashboardHead({ now, timeZone }: { now: Date; timeZone: string }) {
  const texts = useTexts()
  const { portalName, portalHome, locale } = useFrame()
  const { person } = usePortal()
  const { worksServiceDesk, usesTickets, usesProducts } = rightsOfRoles(person.roles)
  return (
    <header className={classes.head}>
      <title>{`${texts('portal.dashboard')} | ${portalName}`}</title>
      <div>
        <p className={classes.date}>{formatDate(now, parseLocale(locale)?.language ?? 'en', { timeZone })}</p>
        <h1 className={classes.title}>{texts(toGreeting(now.getHours()), { name: person.firstName })}</h1>
      </div>
      <div className={classes.actions}>
        {worksServiceDesk && (
          <ButtonLink href={`${portalHome}/service-desk`}>{texts('dashboard.open-queue')}</ButtonLink>
        )}
        {usesTickets && !worksServiceDesk && (
          <ButtonLink href={`${portalHome}/tickets/newticket`}>{texts('portal.create-ticket')}</ButtonLink>
        )}
        {usesProducts && (
          <ButtonLink variant="secondary" href={`${portalHome}/product-information`}>
            {texts('dashboard.order-parts')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
