import { FlashMessage } from '@ferrule/ui/flash-message'
import { ShowMore } from '@ferrule/ui/show-more'
import { useTexts } from '../frame/texts.tsx'
import classes from './portal-page.module.css'
import type { useMore } from './use-more.ts'

type MoreOfListProps = Omit<ReturnType<typeof useMore>, 'entries'> & {
  shown: number
  total: number
  /** What is said when the rest does not come. */
  failure: string
}

/** Below a list: how much of it is shown, and the rest on demand. */
export function MoreOfList({ shown, total, next, isLoading, hasFailed, more, failure }: MoreOfListProps) {
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
            onClick={more}
            loading={isLoading}
            loadingLabel={texts('component.loading')}
          />
        </div>
      )}
    </>
  )
}
