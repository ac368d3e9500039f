import { Skeleton } from '@ferrule/ui/skeleton'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import classes from './dashboard.module.css'
import { ServiceTiles } from './service-tiles.tsx'

/** The tiles are known before the rest: they come with the user's services. */
export function DashboardSkeleton({ timeZone }: { timeZone: string }) {
  const texts = useTexts()
  return (
    <div className={classes.columns}>
      <div>
        <ServiceTiles timeZone={timeZone} />
      </div>
      <Panel id="loading" title={texts('component.loading')}>
        <Skeleton label={texts('component.loading')} lines={6} />
      </Panel>
    </div>
  )
}
