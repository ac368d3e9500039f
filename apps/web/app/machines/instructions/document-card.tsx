import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import { DocumentRow } from './document-row.tsx'
import classes from './instructions.module.css'
import { useDocumentFacts } from './use-document-facts.ts'
import type { InstructionView, VersionedInstruction } from './use-reader-documents.ts'

type DocumentCardProps = { serialNumber: string; document: VersionedInstruction }

/** Instructions with their newest version first, what changed in it, and every version before it. */
export function DocumentCard({ serialNumber, document: { newest, delivered, versions } }: DocumentCardProps) {
  const texts = useTexts()
  const toFacts = useDocumentFacts()
  const path = toDocumentPath(serialNumber, newest)
  const noteOf = (version: InstructionView) => (version === delivered ? texts('instructions.delivered') : undefined)
  return (
    <article className={classes.card}>
      <h3 lang={newest.language}>{newest.title}</h3>
      <p className={classes.muted}>{[toFacts(newest), noteOf(newest)].filter(Boolean).join(', ')}</p>
      <p className={classes.buttons}>
        <ButtonLink href={`${path}?save`} download>
          <SmallIcon name="download" />
          {texts('instructions.download')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={path}>
          <SmallIcon name="print" />
          {texts('instructions.print')}
        </ButtonLink>
      </p>
      {newest.changes.length > 0 && <Changes document={newest} since={versions[1]?.version ?? ''} />}
      {versions.length > 1 && (
        <details className={classes.more}>
          <summary>{texts('instructions.versions')}</summary>
          <ul className={classes.rows} role="list">
            {versions.map((version) => (
              <DocumentRow key={version.id} serialNumber={serialNumber} document={version} note={noteOf(version)} />
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}

function Changes({ document: { changes, language }, since }: { document: InstructionView; since: string }) {
  const texts = useTexts()
  return (
    <details className={classes.more} open>
      <summary>{texts('instructions.changed', { version: since })}</summary>
      <ul className={classes.changes} role="list">
        {changes.map(({ page, text }) => (
          <li key={`${page} ${text}`}>
            {page !== null && <span>{texts('instructions.page', { page })}</span>}
            <span lang={language}>{text}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
