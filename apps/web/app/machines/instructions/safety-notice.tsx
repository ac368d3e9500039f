import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { Icon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import classes from './instructions.module.css'
import type { VersionedInstruction } from './use-reader-documents.ts'

type SafetyNoticeProps = {
  serialNumber: string
  documents: readonly VersionedInstruction[]
  /** The pressure of its compressed air, such as `6 bar`; undefined for a machine without air. */
  airPressure?: string | undefined
}

/** First on the page: a person at an open machine reaches the safety instructions with one tap. */
export function SafetyNotice({ serialNumber, documents, airPressure }: SafetyNoticeProps) {
  const texts = useTexts()
  const safety = documents.find(({ newest }) => newest.kind === 'safety')
  if (!safety) return null
  return (
    <section className={classes.safety} aria-labelledby="safety">
      <h2 id="safety">
        <Icon name="warn" />
        {texts('instructions.safety.title')}
      </h2>
      <ol>
        <li>{texts('instructions.safety.step-off')}</li>
        <li>{texts('instructions.safety.step-lock')}</li>
        {airPressure && <li>{texts('instructions.safety.step-air', { pressure: airPressure })}</li>}
      </ol>
      <a href={toDocumentPath(serialNumber, safety.newest)}>{texts('instructions.safety.open')}</a>
    </section>
  )
}
