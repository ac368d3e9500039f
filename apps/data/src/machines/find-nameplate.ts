import { serialNumberPattern } from '@ferrule/domain/machines/machine'
import type { Deps } from '../graphql/request-context.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { listDocuments } from './document-queries.ts'
import { findPublicMachine } from './nameplate-store.ts'

export type Nameplate = NonNullable<Awaited<ReturnType<typeof findNameplate>>>

type NameplateQuery = { serialNumber: string; language: string }

/** The public data of a machine: product, year of construction and documents. */
export async function findNameplate({ db }: Pick<Deps, 'db'>, { serialNumber, language }: NameplateQuery) {
  if (!serialNumberPattern.test(serialNumber)) return undefined
  return withServiceScope(db, async (tx) => {
    const machine = await findPublicMachine(tx, serialNumber)
    return machine && { ...machine, documents: await listDocuments(tx, machine.productSlug, language) }
  })
}
