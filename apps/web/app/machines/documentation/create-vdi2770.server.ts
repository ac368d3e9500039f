import {
  lastIssuedOn,
  type PackagedDocument,
  toPackagedDocuments,
} from '@ferrule/domain/machines/documentation/documentation-facts'
import {
  mainName,
  mainPdfName,
  metadataName,
  toDocumentMetadata,
  toMainMetadata,
} from '@ferrule/domain/machines/documentation/vdi2770'
import type { Language } from '@ferrule/domain/locales/language'
import { toArchiveNames } from '@ferrule/domain/machines/instructions/archive-names'
import type { Result } from '@ferrule/domain/result'
import { renderDocumentListPdf } from '@ferrule/pdf/render-document-list-pdf'
import type { Texts } from '@ferrule/texts/load-texts'
import type { LoadedShell } from '../aas/load-shell.server.ts'
import {
  type MachinePackage,
  type PackageFile,
  toContentFile,
  toNestedArchive,
  toPackage,
  toPdfFile,
  toTextFile,
} from './package-file.server.ts'

type ShellFile = LoadedShell['files'][number]
type Wording = { language: Language; texts: Texts<'instructions'> }

/** A documentation container of VDI 2770: a main document, and a container of its own for each document. */
export async function createVdi2770(
  { facts, files }: LoadedShell,
  { language, texts }: Wording,
): Promise<Result<MachinePackage, 'too-large'>> {
  const documents = toPackagedDocuments(files, facts.placedOnMarket)
  const versions = documents.flatMap((document) => document.versions)
  const names = toArchiveNames(facts.productSlug, versions)
  const nameOf = ({ id }: { id: string }) => names[versions.findIndex((version) => version.id === id)] ?? ''
  const toContainer = (document: PackagedDocument<ShellFile>): PackageFile => {
    const issuedOn = lastIssuedOn(document.versions, facts.placedOnMarket)
    const metadata = toTextFile(metadataName, toDocumentMetadata(facts, document, nameOf), issuedOn)
    const pdfs = document.versions.map((version) => toPdfFile(nameOf(version), version))
    return toNestedArchive(nameOf(document.newest).replace(/\.pdf$/, '.zip'), [metadata, ...pdfs], issuedOn)
  }
  const issuedOn = lastIssuedOn(versions, facts.placedOnMarket)
  const title = texts('instructions.archive.title', { model: facts.model, serial: facts.serialNumber })
  const main = toTextFile(mainName, toMainMetadata(facts, { title, language, issuedOn }, documents), issuedOn)
  const list = await renderDocumentListPdf(
    {
      siteName: facts.manufacturer.brands[0] ?? facts.manufacturer.name,
      title,
      issuedOn,
      documents: versions.map((version) => ({ ...version, file: nameOf(version) })),
    },
    language,
    texts,
  )
  return toPackage([main, toContentFile(mainPdfName, list, issuedOn), ...documents.map(toContainer)])
}
