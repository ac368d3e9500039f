import { toInstructionsPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { formatDay } from '@ferrule/texts/format-date'
import { SmallIcon } from '@ferrule/ui/icon'
import { useFrame } from '../../frame/frame.ts'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { toRequestPath } from '../../requests/request-path.ts'
import { DocumentCard } from './document-card.tsx'
import { DocumentationPackages } from '../documentation/documentation-packages.tsx'
import { DocumentRow } from './document-row.tsx'
import { SaveOnDevice } from './save-on-device.tsx'
import classes from './instructions.module.css'
import type { VersionedInstruction } from './use-reader-documents.ts'

type MachineInstructionsProps = {
  nameplate: { serialNumber: string; model: string; onlineUntil: string }
  chosen: readonly VersionedInstruction[]
  others: readonly VersionedInstruction[]
}

/** The documents of a machine: those in the language of the reader, then the archive, then all other languages. */
export function MachineInstructions({ nameplate, chosen, others }: MachineInstructionsProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { home } = useFrame()
  const { serialNumber, model, onlineUntil } = nameplate
  const cards = chosen.filter(({ newest, versions }) => newest.kind === 'instructions' || versions.length > 1)
  const rows = chosen.filter((document) => !cards.includes(document))
  const shown = nameOfLanguage(chosen[0]?.newest.language ?? language, language)
  return (
    <section className={classes.instructions} aria-labelledby="instructions">
      <h2 id="instructions">{texts('instructions.title', { language: shown })}</h2>
      {cards.map((document) => (
        <DocumentCard key={document.newest.id} serialNumber={serialNumber} document={document} />
      ))}
      <ul className={classes.rows} role="list">
        {rows.map(({ newest }) => (
          <DocumentRow key={newest.id} serialNumber={serialNumber} document={newest} />
        ))}
        <li>
          <a href={`${toInstructionsPath(serialNumber)}/instructions.zip?language=${language}`} download>
            <span>
              {texts('instructions.all')}
              <small>{texts('instructions.all-text')}</small>
            </span>
            <SmallIcon name="download" />
          </a>
        </li>
        <li>
          <a href={home + toRequestPath('paper', { serialNumber, about: `${model}, ${serialNumber}` })}>
            <span>
              {texts('paper.title')}
              <small>{texts('paper.promise')}</small>
            </span>
            <SmallIcon name="mail" />
          </a>
        </li>
      </ul>
      <SaveOnDevice serialNumber={serialNumber} documents={chosen} />
      {others.length > 0 && <OtherLanguages serialNumber={serialNumber} documents={others} />}
      <DocumentationPackages serialNumber={serialNumber} documents={[...chosen, ...others]} />
      <p className={classes.muted}>
        {texts('instructions.online-until', { date: formatDay(onlineUntil, language, 'long') })}
      </p>
    </section>
  )
}

/** Without script: every document is a link in the page. */
function OtherLanguages({
  serialNumber,
  documents,
}: {
  serialNumber: string
  documents: readonly VersionedInstruction[]
}) {
  const texts = useTexts()
  const byLanguage = Map.groupBy(documents, ({ newest }) => newest.language)
  return (
    <details className={classes.more}>
      <summary>{texts('instructions.in-languages')}</summary>
      {[...byLanguage].map(([language, ofLanguage]) => (
        <section key={language} aria-labelledby={`in-${language}`}>
          <h3 id={`in-${language}`} lang={language}>
            {nameOfLanguage(language)}
          </h3>
          <ul className={classes.rows} role="list">
            {ofLanguage.flatMap(({ versions, delivered }) =>
              versions.map((document) => (
                <DocumentRow
                  key={document.id}
                  serialNumber={serialNumber}
                  document={document}
                  note={document === delivered ? texts('instructions.delivered') : undefined}
                />
              )),
            )}
          </ul>
        </section>
      ))}
    </details>
  )
}
