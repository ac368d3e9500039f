import { Skeleton } from '@ferrule/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useTexts } from '../frame/texts.tsx'
import classes from './dashboard.module.css'

const ServiceTiles = lazy(async () => ({ default: (await import('./service-tiles.tsx')).ServiceTiles }))

/** The tiles are known before the rest: they come with the user's services. */
export function DashboardSkeleton({ timeZone }: { timeZone: string }) {
  const texts = useTexts()
  const loading = <Skeleton label={texts('component.loading')} lines={6} />
  return (
    <div className={classes.columns}>
      <Suspense fallback={loading}>
        <ServiceTiles timeZone={timeZone} />
      </Suspense>
      {loading}
    </div>
  )
}
