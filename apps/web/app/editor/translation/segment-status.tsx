import { Button } from '@ferrule/ui/button'
import { useTexts } from '../../frame/texts.tsx'
import classes from './translation-desk.module.css'
import type { SegmentOutcome } from './use-segment-edits.ts'

type Props = { id?: string; outcome: SegmentOutcome | undefined; isUnsaved: boolean }

/** Whether a typed text is saved, and why it was refused. */
export function SegmentStatus({ id, outcome, isUnsaved }: Props) {
  const texts = useTexts()
  const isRefused = outcome !== undefined && outcome !== 'saving' && outcome !== 'saved'
  return (
    <div {...{ id }} className={classes.status} role="status" data-refused={isRefused || undefined}>
      {isRefused && texts(toText[outcome])}
      {outcome === 'session' && (
        <Button variant="secondary" onClick={() => location.reload()}>
          {texts('editor.enter')}
        </Button>
      )}
      {outcome === 'saved' && texts('editor.desk.saved')}
      {outcome === undefined && isUnsaved && texts('editor.desk.unsaved')}
    </div>
  )
}

const toText = {
  'source-changed': 'editor.desk.edit.source-changed',
  codes: 'editor.desk.edit.codes',
  'too-long': 'editor.desk.refusal.too-long',
  'not-found': 'editor.desk.refusal.not-found',
  session: 'editor.desk.edit.session',
  failed: 'editor.desk.edit.failed',
} as const
