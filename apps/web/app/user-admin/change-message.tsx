import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useTexts } from '../frame/texts.tsx'
import { changeTexts } from './change-texts.ts'
import { FailureMessage } from './failure-message.tsx'
import type { Changes } from './use-changes.ts'
import classes from './user-admin.module.css'

/** The outcome of the last change, with a button to undo it. It stays until it is hidden or replaced. */
export function ChangeMessage({ changes: { result, isSending, send, clear } }: { changes: Changes }) {
  const texts = useTexts()
  const hideLabel = texts('component.hide-message')
  if (!result) return null
  const { done, failed } = changeTexts[result.intent]
  const [first, ...others] = result.undo
  return (
    <div className={classes.messages}>
      {result.saved > 0 && (
        <FlashMessage kind="success" title={toTitle(texts(done), result.saved)} hideLabel={hideLabel} onHidden={clear}>
          {first && (
            <Button variant="secondary" loading={isSending} onClick={() => void send(first, ...others)}>
              {texts('user-admin.undo')}
            </Button>
          )}
        </FlashMessage>
      )}
      {result.failures.length > 0 && (
        <FailureMessage
          title={toTitle(texts(failed), result.failures.length)}
          failures={result.failures}
          hideLabel={hideLabel}
          onHidden={clear}
        />
      )}
    </div>
  )
}

/** Several changes at once show their number. */
function toTitle(title: string, count: number): string {
  return count === 1 ? title : `${title} (${count})`
}
