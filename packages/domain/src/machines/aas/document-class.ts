import type { InstructionKind } from '../instructions/instruction-document.ts'
import type { LangString } from './metamodel.ts'

/** A class of documents of VDI 2770 sheet 1 (2020), with its names. */
export type DocumentClass = { id: string; names: readonly LangString[] }

const operation = toClass('03-02', 'Operation', 'Bedienung')

const classes: Record<InstructionKind, DocumentClass> = {
  instructions: operation,
  safety: toClass('03-03', 'General safety', 'Allgemeine Sicherheit'),
  declaration: toClass('02-04', 'Certificates, declarations', 'Zeugnisse, Zertifikate, Bescheinigungen'),
  assembly: toClass('03-01', 'Assembly, disassembly', 'Montage, Demontage'),
  // The guideline has no class for everything else.
  other: toClass('02-01', 'Technical specification', 'Technische Spezifikation'),
}

/** A kind that this version does not know yet counts as instructions. */
export function toDocumentClass(kind: string): DocumentClass {
  return Object.entries(classes).find(([known]) => known === kind)?.[1] ?? operation
}

function toClass(id: string, english: string, german: string): DocumentClass {
  return {
    id,
    names: [
      { language: 'en', text: english },
      { language: 'de', text: german },
    ],
  }
}
