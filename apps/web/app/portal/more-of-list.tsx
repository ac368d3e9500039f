import { toLimitedCount } from '@ferrule/domain/limited-count'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ShowMore } from '@ferrule/ui/show-more'
import { useTexts } from '../frame/texts.tsx'
import classes from './portal-page.module.css'
import type { useLoadMore } from './use-load-more.ts'

type MoreOfListProps = Omit<ReturnType<typeof useLoadMore>, 'entries'> & {
  shown: number
  total: number
  /** A larger total is shown as "999+"; the data service does not count further. */
  countLimit?: number
  /** Shown when the next page cannot be loaded. */
  failure: string
}

/** Below a list: the number of shown entries, and a button that loads the next page. */
export function MoreOfList({
  shown,
  total,
  countLimit = Infinity,
  next,
  isLoading,
  hasFailed,
  loadMore,
  failure,
}: MoreOfListProps) {
  const texts = useTexts()
  const known = next === null ? shown : Math.max(total, shown + 1)
  return (
    <>
      {hasFailed && (
        <FlashMessage kind="error" title={failure}>
          {texts('error.try-later')}
        </FlashMessage>
      )}
      {shown > 0 && (
        <div className={classes.foot}>
          <ShowMore
            range={texts('component.range', {
              from: 1,
              to: shown,
              total: toLimitedCount(known, Math.max(countLimit, shown)),
            })}
            label={texts('component.show-more')}
            shown={shown}
            total={known}
            onClick={loadMore}
            loading={isLoading}
            loadingLabel={texts('component.loading')}
          />
        </div>
      )}
    </>
  )
}
