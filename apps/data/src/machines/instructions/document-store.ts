import type { InstructionKind, InstructionOrigin } from '@ferrule/domain/machines/instructions/instruction-document'
import { sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'
import type { PublicMachine } from '../nameplate-store.ts'

export type StoredDocument = Awaited<ReturnType<typeof listInstructionDocuments>>[number]

/** Far more than any machine has. */
const maxDocuments = 1000

/** The documents that fit a machine, in all languages and versions. */
export async function listInstructionDocuments(
  db: Queries,
  { productSlug, placedOnMarket }: Pick<PublicMachine, 'productSlug' | 'placedOnMarket'>,
) {
  return db
    .selectFrom('machineDocument')
    .where('productSlug', '=', productSlug)
    .where('withdrawnOn', 'is', null)
    .where(
      sql<boolean>`${placedOnMarket}::date between coalesce(built_from, '-infinity') and coalesce(built_until, 'infinity')`,
    )
    .select(['id', 'title', 'language', 'version', 'softwareFrom', 'softwareUntil', 'sha256', 'objectKey', 'replaces'])
    .select([
      sql<InstructionKind>`kind`.as('kind'),
      sql<InstructionOrigin>`origin`.as('origin'),
      sql<string>`issued_on::text`.as('issuedOn'),
      sql<number>`byte_size::int`.as('byteSize'),
      sql<number>`crc32::float8`.as('crc32'),
      sql<{ page: number | null; text: string }[]>`changes`.as('changes'),
    ])
    .orderBy('issuedOn', 'desc')
    .orderBy('title')
    .orderBy('id')
    .limit(maxDocuments)
    .execute()
}

/** The model that documents of a product must describe: of the catalogue, or of a machine of a withdrawn product. */
export async function findProductModel(db: Queries, productSlug: string): Promise<string | undefined> {
  const product = await db
    .selectFrom('product')
    .innerJoin('productText', 'productText.productId', 'product.id')
    .where('slug', '=', productSlug)
    .where('language', '=', 'en')
    .select('name')
    .executeTakeFirst()
  if (product) return product.name
  const machine = await db
    .selectFrom('nameplate')
    .where('productSlug', '=', productSlug)
    .select('model')
    .limit(1)
    .executeTakeFirst()
  return machine?.model
}

export type NewDocument = {
  id: string
  kind: InstructionKind
  productSlug: string
  model: string
  title: string
  builtFrom: string | null
  builtUntil: string | null
  softwareFrom: string | null
  softwareUntil: string | null
  language: string
  origin: InstructionOrigin
  version: string
  issuedOn: string
  objectKey: string
  sha256: string
  crc32: number
  byteSize: number
  replaces: string | null
  changes: readonly { page: number | null; text: string }[]
}

/** Inserts documents in the given order: one that is replaced comes before the one that replaces it. */
export async function insertDocuments(tx: Queries, documents: readonly NewDocument[]): Promise<void> {
  await tx
    .insertInto('machineDocument')
    .values(
      documents.map((document) => ({
        id: document.id,
        kind: document.kind,
        productSlug: document.productSlug,
        model: document.model,
        title: document.title,
        builtFrom: sql<Date | null>`${document.builtFrom}::date`,
        builtUntil: sql<Date | null>`${document.builtUntil}::date`,
        softwareFrom: document.softwareFrom,
        softwareUntil: document.softwareUntil,
        language: document.language,
        origin: document.origin,
        version: document.version,
        issuedOn: sql<Date>`${document.issuedOn}::date`,
        objectKey: document.objectKey,
        sha256: document.sha256,
        crc32: document.crc32,
        byteSize: document.byteSize,
        replaces: document.replaces,
        changes: JSON.stringify(document.changes),
      })),
    )
    .execute()
}

export async function hasDocuments(db: Queries): Promise<boolean> {
  return (await db.selectFrom('machineDocument').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** A version of a document by its id, also a withdrawn one. */
export async function findVersion(db: Queries, id: string): Promise<{ sha256: string; issuedOn: string } | undefined> {
  return db
    .selectFrom('machineDocument')
    .where('id', '=', id)
    .select(['sha256', sql<string>`issued_on::text`.as('issuedOn')])
    .executeTakeFirst()
}
