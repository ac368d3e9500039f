import { Skeleton } from '@ferrule/ui/skeleton'
import { lazy, Suspense, use } from 'react'
import { useTexts } from '../frame/texts.tsx'
import type { NewsPage } from '../islands/news-feed.tsx'
import { Panel } from '../portal/portal-page.tsx'
import classes from './dashboard.module.css'
import { DeskCounts, UrgentTickets, WhoseTurn } from './desk-overview.tsx'
import { DueSoon } from './due-soon.tsx'
import { LatestNews, LatestNewsSkeleton } from './latest-news.tsx'
import { LatestTickets } from './latest-tickets.tsx'
import { MachinesNow } from './machines-now.tsx'
import { NeedsYou } from './needs-you.tsx'
import type { Overview } from './overview.ts'
import { ServiceTiles } from './service-tiles.tsx'
import { useLiveTexts } from './use-live-texts.ts'

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
              <Suspense fallback={<Skeleton label={texts('component.loading')} lines={5} />}>
                <TicketWeeks weeks={tickets.weeks} />
              </Suspense>
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
