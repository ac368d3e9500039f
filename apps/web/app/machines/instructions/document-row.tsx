import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { SmallIcon } from '@ferrule/ui/icon'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useTexts } from '../../frame/texts.tsx'
import classes from './instructions.module.css'
import { useDocumentFacts } from './use-document-facts.ts'
import type { InstructionView } from './use-reader-documents.ts'

type DocumentRowProps = { serialNumber: string; document: InstructionView; note?: string | undefined }

/** A document that opens with one tap, with a second link that saves it. */
export function DocumentRow({ serialNumber, document, note }: DocumentRowProps) {
  const texts = useTexts()
  const toFacts = useDocumentFacts()
  const path = toDocumentPath(serialNumber, document)
  return (
    <li>
      <a href={path}>
        <span>
          <span lang={document.language}>{document.title}</span>
          <small>{toFacts(document)}</small>
          {note && <small>{note}</small>}
        </span>
      </a>
      <a className={classes.save} href={`${path}?save`} download>
        <SmallIcon name="download" />
        <VisuallyHidden>{`${texts('instructions.download')}: ${document.title}, ${document.version}`}</VisuallyHidden>
      </a>
    </li>
  )
}
