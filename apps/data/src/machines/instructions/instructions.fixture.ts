import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import type { Database, Queries } from '../../postgres/database.ts'
import { insertDocuments, type NewDocument } from './document-store.ts'

export const testModel = 'Testor 7'
export const testProduct = 'testor-7'

/** Adds a product of the catalogue without which no document is accepted. */
export async function addProduct(tx: Queries, expectedLifeYears: number | null = null): Promise<string> {
  const id = randomUUIDv7()
  await tx.insertInto('product').values({ id, slug: testProduct, brand: 'norlitz', expectedLifeYears }).execute()
  await tx
    .insertInto('productText')
    .values({ productId: id, language: 'en', name: testModel, shortDescription: '', longDescription: '' })
    .execute()
  return id
}

type TestMachine = { placedOnMarket: string; serialNumber?: string }

/** Adds a customer with one machine of that product. Returns the ids of both. */
export async function addMachine(
  db: Database,
  { placedOnMarket, serialNumber = '07-1000-001' }: TestMachine,
): Promise<{ organisationId: string; machineId: string }> {
  const [organisationId, plantId, machineId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()]
  const number = String(parseInt(organisationId.slice(-6), 16) + 10_000)
  await withServiceScope(db, async (tx) => {
    await tx.insertInto('organisation').values({ id: organisationId, number, name: 'Owner', country: 'CH' }).execute()
    await tx
      .insertInto('plant')
      .values({
        id: plantId,
        organisationId,
        name: 'Plant',
        city: 'Wolhusen',
        country: 'CH',
        timeZone: 'Europe/Zurich',
      })
      .execute()
    await tx
      .insertInto('machine')
      .values({
        id: machineId,
        organisationId,
        plantId,
        productSlug: testProduct,
        model: testModel,
        serialNumber,
        assetName: 'Line 1',
        position: 'Hall 1',
        state: 'running',
        softwareVersion: '6.4.1',
        commissionedOn: sql<Date>`${placedOnMarket}::date`,
        contract: 'none',
      })
      .execute()
  })
  return { organisationId, machineId }
}

/** English instructions of version 1.0, unless other properties are given. */
function aDocument(properties: Partial<NewDocument> = {}): NewDocument {
  return {
    id: randomUUIDv7(),
    kind: 'instructions',
    productSlug: testProduct,
    model: testModel,
    title: `Operating instructions ${testModel}`,
    builtFrom: null,
    builtUntil: null,
    softwareFrom: null,
    softwareUntil: null,
    language: 'en',
    origin: 'original',
    version: '1.0',
    issuedOn: '2010-01-01',
    objectKey: `machine-documents/${'a'.repeat(64)}.pdf`,
    sha256: 'a'.repeat(64),
    crc32: 0,
    byteSize: 100,
    replaces: null,
    changes: [],
    ...properties,
  }
}

export async function addDocument(tx: Queries, properties: Partial<NewDocument> = {}): Promise<string> {
  const document = aDocument(properties)
  await insertDocuments(tx, [document])
  return document.id
}
