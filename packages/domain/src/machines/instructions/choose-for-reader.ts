import { type InstructionDocument, instructionKinds } from './instruction-document.ts'
import type { VersionedDocument } from './group-versions.ts'

export type ReaderDocuments<Document extends InstructionDocument> = {
  /** Each kind in the best language for the reader. */
  chosen: VersionedDocument<Document>[]
  /** The same documents in all other languages. */
  others: VersionedDocument<Document>[]
}

/** Chooses each kind of document in the reader's language, else in English, else as original. Nothing is left out. */
export function chooseForReader<Document extends InstructionDocument>(
  documents: readonly VersionedDocument<Document>[],
  language: string,
): ReaderDocuments<Document> {
  const kinds = [...new Set(documents.map(({ newest }) => newest.kind))].toSorted((a, b) => placeOf(a) - placeOf(b))
  const chosen = kinds.flatMap((kind) => {
    const ofKind = documents.filter(({ newest }) => newest.kind === kind)
    const best = ofKind.toSorted((a, b) => rank(a.newest, language) - rank(b.newest, language))[0]
    return ofKind.filter(({ newest }) => newest.language === best?.newest.language)
  })
  const others = documents.filter((document) => !chosen.includes(document))
  return { chosen, others: others.toSorted((a, b) => compare(a.newest, b.newest)) }
}

function rank({ language, origin }: InstructionDocument, wanted: string): number {
  if (language === wanted) return 0
  if (language === 'en') return 1
  return origin === 'original' ? 2 : 3
}

/** By language, and within a language in the order of the kinds. */
function compare(a: InstructionDocument, b: InstructionDocument): number {
  return a.language.localeCompare(b.language) || placeOf(a.kind) - placeOf(b.kind)
}

/** Unknown kinds come last. */
function placeOf(kind: string): number {
  const place = instructionKinds.findIndex((known) => known === kind)
  return place === -1 ? instructionKinds.length : place
}

/** The versions that a reader needs: the newest of each document, and the one that was delivered with the machine. */
export function neededVersions<Document extends InstructionDocument>({
  newest,
  delivered,
}: VersionedDocument<Document>): Document[] {
  return delivered && delivered !== newest ? [newest, delivered] : [newest]
}
