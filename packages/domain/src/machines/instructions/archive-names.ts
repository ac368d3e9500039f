import type { InstructionDocument } from './instruction-document.ts'

/** The name of a file without extension: `instructions-axion-56-4.2-de`. */
export function toArchiveName(
  productSlug: string,
  { kind, version, language }: Pick<InstructionDocument, 'kind' | 'version' | 'language'>,
): string {
  return [kind, productSlug, version, language].join('-')
}

/** The names of PDFs in an archive. Documents with the same name are numbered: `other-axion-56-1.0-de-2.pdf`. */
export function toArchiveNames(
  productSlug: string,
  documents: readonly Pick<InstructionDocument, 'kind' | 'version' | 'language'>[],
): string[] {
  const counts = new Map<string, number>()
  return documents.map((document) => {
    const name = toArchiveName(productSlug, document)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? `${name}.pdf` : `${name}-${count}.pdf`
  })
}
