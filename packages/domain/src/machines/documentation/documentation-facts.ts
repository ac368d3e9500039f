import type { Location } from '../../locations/location.ts'
import type { ShellDocument } from '../aas/shell-facts.ts'
import { groupVersions, type VersionedDocument } from '../instructions/group-versions.ts'
import { neededVersions } from '../instructions/choose-for-reader.ts'

/** The public facts of a machine that its documentation packages contain. */
export type DocumentationFacts = {
  /** Origin of the main site, such as `https://www.example.com`. */
  origin: string
  serialNumber: string
  productSlug: string
  model: string
  placedOnMarket: string
  manufacturer: Pick<Location, 'name' | 'brands'>
}

/** A document in one language with the versions that a package contains: the newest, and the delivered one. */
export type PackagedDocument<Document extends ShellDocument = ShellDocument> = {
  /** The id of the first version. It stays the same when a version is added. */
  id: string
  newest: Document
  versions: readonly Document[]
}

export function toPackagedDocuments<Document extends ShellDocument>(
  documents: readonly Document[],
  placedOnMarket: string,
): PackagedDocument<Document>[] {
  return groupVersions(documents, placedOnMarket).map((document) => ({
    id: idOf(document),
    newest: document.newest,
    versions: neededVersions(document),
  }))
}

function idOf({ newest, versions }: VersionedDocument<ShellDocument>): string {
  return (versions.at(-1) ?? newest).id
}

/** The day on which the newest document was issued. */
export function lastIssuedOn(documents: readonly { issuedOn: string }[], otherwise: string): string {
  return (
    documents
      .map(({ issuedOn }) => issuedOn)
      .toSorted()
      .at(-1) ?? otherwise
  )
}
