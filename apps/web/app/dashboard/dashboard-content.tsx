import { Skeleton } from '@ferrule/ui/skeleton'
import { lazy, Suspense, use } from 'react'
import { useTexts } from '../frame/texts.tsx'
import type { NewsPage } from '../islands/news-feed.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { WhenSeen } from '../portal/when-seen.tsx'
import classes from './dashboard.module.css'
import { DueSoon } from './due-soon.tsx'
import { LatestNews, LatestNewsSkeleton } from './latest-news.tsx'
import { LatestTickets } from './latest-tickets.tsx'
import { MachinesNow } from './machines-now.tsx'
import { NeedsYou } from './needs-you.tsx'
import type { Overview } from './overview.ts'
import { ServiceTiles } from './service-tiles.tsx'
import { useLiveTexts } from './use-live-texts.ts'

/** Only the agents of the service desk load the panels of the queue. */
const importDesk = () => import('./desk-overview.tsx')
const DeskCounts = lazy(async () => ({ default: (await importDesk()).DeskCounts }))
const UrgentTickets = lazy(async () => ({ default: (await importDesk()).UrgentTickets }))
const WhoseTurn = lazy(async () => ({ default: (await importDesk()).WhoseTurn }))
const TicketWeeks = lazy(async () => ({ default: (await import('./ticket-weeks.tsx')).TicketWeeks }))

type DashboardContentProps = {
  overview: Promise<Overview>
  news: Promise<NewsPage['items'] | undefined>
  timeZone: string
}

/** The panels of the areas that the user has, around the tiles of the services. */
export function DashboardContent({ overview: loading, news, timeZone }: DashboardContentProps) {
  const texts = useTexts()
  const overview = use(loading)
  const { tickets, machines, desk } = overview
  const live = useLiveTexts(overview)
  const chartSkeleton = <Skeleton label={texts('component.loading')} lines={5} />
  return (
    <>
      {desk && <DeskCounts desk={desk} />}
      <NeedsYou overview={overview} />
      <div className={classes.columns}>
        <div>
          {desk && <UrgentTickets tickets={desk.urgent} />}
          <ServiceTiles timeZone={timeZone} live={live} />
          {tickets && <LatestTickets tickets={tickets.latest} />}
        </div>
        <div>
          {desk && <WhoseTurn desk={desk} />}
          {machines && <MachinesNow machines={machines} />}
          {machines && <DueSoon due={machines.due} />}
          {tickets && (
            <Panel id="ticket-weeks" title={texts('dashboard.weeks')} aside={texts('dashboard.per-week')}>
              <WhenSeen placeholder={chartSkeleton}>
                <Suspense fallback={chartSkeleton}>
                  <TicketWeeks weeks={tickets.weeks} />
                </Suspense>
              </WhenSeen>
            </Panel>
          )}
          <Suspense fallback={<LatestNewsSkeleton />}>
            <LatestNews news={news} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
