import { serialNumberPattern } from '@ferrule/domain/machines/machine'
import { sql } from 'kysely'
import type { Deps } from '../graphql/request-context.ts'
import { workForService } from '../portal-access/work-for.ts'
import { listDocuments } from './machine-record-store.ts'

export type Plate = NonNullable<Awaited<ReturnType<typeof findPlate>>>

type Asked = { serialNumber: string; language: string }

/**
 * What anybody may read off a machine who stands before it: what it is, when it was built and how it is used safely.
 * Whose it is and where it stands is not even asked for.
 */
export async function findPlate({ db }: Pick<Deps, 'db'>, { serialNumber, language }: Asked) {
  if (!serialNumberPattern.test(serialNumber)) return undefined
  return workForService(db, async (tx) => {
    const plate = await tx
      .selectFrom('machine')
      .leftJoin('product', 'product.slug', 'machine.productSlug')
      .where('serialNumber', '=', serialNumber)
      .select(['machine.serialNumber', 'machine.productSlug', 'machine.model', 'product.image'])
      .select(sql<number>`extract(year from commissioned_on)::int`.as('builtIn'))
      .executeTakeFirst()
    return plate && { ...plate, documents: await listDocuments(tx, plate.productSlug, language) }
  })
}
