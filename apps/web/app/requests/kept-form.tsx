import type { RequestKind } from '@ferrule/domain/requests/request'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { FormKeeper } from '../islands/form-keeper.tsx'
import { Island } from '../islands/island.tsx'
import classes from './kept-form.module.css'

/** Within a form: what the browser fills in, and the draft it keeps. Without script all of it stays empty. */
export function KeptForm({ kind, shownAt }: { kind: RequestKind; shownAt: number }) {
  const { locale } = useFrame()
  const texts = useTexts()
  return (
    <>
      <input type="hidden" name="shownAt" value={shownAt} />
      <input type="hidden" name="timeZone" />
      <input type="hidden" name="botProof" />
      <Island
        name="form-keeper"
        component={FormKeeper}
        props={{
          form: kind,
          locale,
          look: { keeper: classes.keeper ?? '', discard: classes.discard ?? '' },
          labels: { saved: texts('form.draft-saved', { time: '{time}' }), discard: texts('form.discard-draft') },
        }}
      />
    </>
  )
}
