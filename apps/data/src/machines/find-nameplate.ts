import type { Deps } from '../graphql/request-context.ts'
import { listDocuments } from './document-queries.ts'
import { findInstructions } from './instructions/find-instructions.ts'

export type Nameplate = NonNullable<Awaited<ReturnType<typeof findNameplate>>>

type NameplateQuery = { serialNumber: string; language: string }

/** The public data of a machine: product, year of construction, instructions and further documents. */
export async function findNameplate({ db }: Pick<Deps, 'db'>, { serialNumber, language }: NameplateQuery) {
  const machine = await findInstructions(db.queries, serialNumber)
  return machine && { ...machine, documents: await listDocuments(db.queries, machine.productSlug, language) }
}
