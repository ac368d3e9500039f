import type { InstructionDocument } from './instruction-document.ts'

/** A document in one language with its versions, newest first. */
export type VersionedDocument<Document extends InstructionDocument> = {
  newest: Document
  /** The version that was current when the machine was placed on the market; undefined if all are later. */
  delivered: Document | undefined
  versions: readonly [Document, ...Document[]]
}

/** Follows each document from its newest version back to its first one. */
export function groupVersions<Document extends InstructionDocument>(
  documents: readonly Document[],
  placedOnMarket: string,
): VersionedDocument<Document>[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const replaced = new Set(documents.map(({ replaces }) => replaces))
  return documents
    .filter(({ id }) => !replaced.has(id))
    .map((newest) => {
      const versions: [Document, ...Document[]] = [newest]
      for (let next = findReplaced(newest, byId); next; next = findReplaced(next, byId)) versions.push(next)
      return { newest, versions, delivered: versions.find(({ issuedOn }) => issuedOn <= placedOnMarket) }
    })
}

/** Removes what it returns, so that even a circle of replacements ends. */
function findReplaced<Document extends InstructionDocument>(
  { replaces }: Document,
  byId: Map<string, Document>,
): Document | undefined {
  if (replaces === null) return undefined
  const found = byId.get(replaces)
  byId.delete(replaces)
  return found
}
