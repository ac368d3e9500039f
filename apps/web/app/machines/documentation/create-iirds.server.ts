import { lastIssuedOn, toPackagedDocuments } from '@ferrule/domain/machines/documentation/documentation-facts'
import { iirdsMediaType, toContentPath, toIirdsMetadata } from '@ferrule/domain/machines/documentation/iirds'
import { toArchiveNames } from '@ferrule/domain/machines/instructions/archive-names'
import type { Result } from '@ferrule/domain/result'
import type { LoadedShell } from '../aas/load-shell.server.ts'
import { type MachinePackage, toPackage, toPdfFile, toTextFile } from './package-file.server.ts'

/** The documents of a machine as iiRDS package. Its media type comes first, as in an EPUB, so that programs find it. */
export function createIirds({ facts, files }: LoadedShell, title: string): Result<MachinePackage, 'too-large'> {
  const documents = toPackagedDocuments(files, facts.placedOnMarket)
  const versions = documents.flatMap((document) => document.versions)
  const names = toArchiveNames(facts.productSlug, versions)
  const paths = new Map(versions.map(({ id }, index) => [id, toContentPath(names[index] ?? '')]))
  const pathOf = ({ id }: { id: string }) => paths.get(id) ?? ''
  const modifiedOn = lastIssuedOn(versions, facts.placedOnMarket)
  return toPackage([
    toTextFile('mimetype', iirdsMediaType, modifiedOn),
    toTextFile('META-INF/metadata.rdf', toIirdsMetadata(facts, documents, { title, pathOf }), modifiedOn),
    ...versions.map((version) => toPdfFile(pathOf(version), version)),
  ])
}
