import { FlashMessage } from '@ferrule/ui/flash-message'
import { ShowMore } from '@ferrule/ui/show-more'
import { useTexts } from '../frame/texts.tsx'
import classes from './portal-page.module.css'
import type { useLoadMore } from './use-load-more.ts'

type MoreOfListProps = Omit<ReturnType<typeof useLoadMore>, 'entries'> & {
  shown: number
  total: number
  /** Shown when the next page cannot be loaded. */
  failure: string
}

/** Below a list: the number of shown entries, and a button that loads the next page. */
export function MoreOfList({ shown, total, next, isLoading, hasFailed, loadMore, failure }: MoreOfListProps) {
  const texts = useTexts()
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
            range={texts('component.range', { from: 1, to: shown, total })}
            label={texts('component.show-more')}
            shown={next === null ? total : shown}
            total={total}
            onClick={loadMore}
            loading={isLoading}
            loadingLabel={texts('component.loading')}
          />
        </div>
      )}
    </>
  )
}
