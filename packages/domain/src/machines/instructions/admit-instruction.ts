import { z } from 'zod'
import { ok, refuse, type Result } from '../../result.ts'
import { instructionKinds, instructionOrigins } from './instruction-document.ts'

const day = z.iso.date()
const software = z.string().regex(/^\d{1,6}(\.\d{1,6}){0,5}$/)

/** A document as an import lists it. `file` is the name of its PDF, `replaces` the version before it. */
export const instructionRecord = z.strictObject({
  file: z.string().regex(/^[\w][\w .()-]{0,199}$/),
  product: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  model: z.string().min(1).max(200),
  kind: z.enum(instructionKinds),
  title: z.string().min(1).max(200),
  language: z.string().regex(/^[a-z]{2}$/),
  origin: z.enum(instructionOrigins),
  version: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,19}$/),
  issuedOn: day,
  builtFrom: day.nullable().default(null),
  builtUntil: day.nullable().default(null),
  softwareFrom: software.nullable().default(null),
  softwareUntil: software.nullable().default(null),
  replaces: z.string().max(20).nullable().default(null),
  changes: z
    .array(
      z.strictObject({ page: z.number().int().positive().nullable().default(null), text: z.string().min(1).max(500) }),
    )
    .max(200)
    .default([]),
})

export type InstructionRecord = z.infer<typeof instructionRecord>

/** The limit of the database, too. */
export const maxInstructionBytes = 268_435_456

export type InstructionFacts = {
  /** The model of the product; undefined for an unknown product. */
  productModel: string | undefined
  /** The same version of the document, if it exists already. */
  existing: { sha256: string } | undefined
  /** The version that it replaces, if that exists. */
  replaced: { issuedOn: string } | undefined
  file: { sha256: string; byteSize: number; isPdf: boolean }
}

export type InstructionRefusal =
  | 'not-a-pdf'
  | 'too-large'
  | 'product-unknown'
  | 'wrong-model'
  | 'version-exists'
  | 'replaced-unknown'
  | 'older-than-replaced'

/** Whether a document is new, or exists unchanged. A document never changes: another content needs another version. */
export function admitInstruction(
  { model, replaces, issuedOn }: Pick<InstructionRecord, 'model' | 'replaces' | 'issuedOn'>,
  { productModel, existing, replaced, file }: InstructionFacts,
): Result<'new' | 'unchanged', InstructionRefusal> {
  if (!file.isPdf) return refuse('not-a-pdf')
  if (file.byteSize > maxInstructionBytes) return refuse('too-large')
  if (productModel === undefined) return refuse('product-unknown')
  if (model !== productModel) return refuse('wrong-model')
  if (existing) return existing.sha256 === file.sha256 ? ok('unchanged') : refuse('version-exists')
  if (replaces !== null && !replaced) return refuse('replaced-unknown')
  if (replaced && replaced.issuedOn > issuedOn) return refuse('older-than-replaced')
  return ok('new')
}
