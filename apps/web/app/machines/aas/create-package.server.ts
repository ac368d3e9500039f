import { toPackageParts, toPackagePath } from '@ferrule/domain/machines/aas/aasx-package'
import { toEnvironment } from '@ferrule/domain/machines/aas/to-environment'
import { lastIssuedOn } from '@ferrule/domain/machines/documentation/documentation-facts'
import { toArchiveNames } from '@ferrule/domain/machines/instructions/archive-names'
import type { Result } from '@ferrule/domain/result'
import { type MachinePackage, toPackage, toPdfFile, toTextFile } from '../documentation/package-file.server.ts'
import type { LoadedShell } from './load-shell.server.ts'

/** The shell of a machine as AASX package; with its PDFs inside, or with links to them. */
export function createPackage({ facts, files }: LoadedShell, withFiles: boolean): Result<MachinePackage, 'too-large'> {
  const names = toArchiveNames(facts.productSlug, files)
  const embedded = withFiles
    ? files.map((document, index) => ({ document, path: toPackagePath(names[index] ?? '') }))
    : []
  const paths = new Map(embedded.map(({ document, path }) => [document.id, path]))
  const environment = toEnvironment(facts, withFiles ? ({ id }) => paths.get(id) ?? '' : undefined)
  const modifiedOn = lastIssuedOn(files, facts.placedOnMarket)
  const parts = toPackageParts(environment, embedded).map(({ name, content }) => toTextFile(name, content, modifiedOn))
  return toPackage([...parts, ...embedded.map(({ document, path }) => toPdfFile(path.slice(1), document))])
}
