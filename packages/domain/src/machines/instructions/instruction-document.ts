export const instructionKinds = ['instructions', 'safety', 'declaration', 'assembly', 'other'] as const
export type InstructionKind = (typeof instructionKinds)[number]

export const instructionOrigins = ['original', 'translation'] as const
export type InstructionOrigin = (typeof instructionOrigins)[number]

/** One version of a document that belongs to a machine: its instructions, its declaration of conformity and others. */
export type InstructionDocument = {
  id: string
  /** One of `instructionKinds`; a client may be older than a new kind. */
  kind: string
  language: string
  /** One of `instructionOrigins`. */
  origin: string
  version: string
  /** A date such as 2026-10-01. */
  issuedOn: string
  /** The id of the version before this one. */
  replaces: string | null
}

/** The path of a PDF. It contains everything that the file depends on, so it never changes. */
export function toDocumentPath(serialNumber: string, { id, version }: { id: string; version: string }): string {
  return `${toInstructionsPath(serialNumber)}/documents/${id}/${version}.pdf`
}

/** The path on the label of a machine. */
export function toInstructionsPath(serialNumber: string): string {
  return `/id/${serialNumber}`
}
