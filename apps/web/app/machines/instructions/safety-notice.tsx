import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { Icon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import classes from './instructions.module.css'
import type { VersionedInstruction } from './use-reader-documents.ts'

type SafetyNoticeProps = { serialNumber: string; documents: readonly VersionedInstruction[] }

/** First on the page: a person at an open machine reaches the safety instructions with one tap. */
export function SafetyNotice({ serialNumber, documents }: SafetyNoticeProps) {
  const texts = useTexts()
  const safety = documents.find(({ newest }) => newest.kind === 'safety')
  if (!safety) return null
  return (
    <section className={classes.safety} aria-labelledby="safety">
      <h2 id="safety">
        <Icon name="warn" />
        {texts('instructions.safety.title')}
      </h2>
      <p>{texts('instructions.safety.text')}</p>
      <a href={toDocumentPath(serialNumber, safety.newest)}>{texts('instructions.safety.open')}</a>
    </section>
  )
}
