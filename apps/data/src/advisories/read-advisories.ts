import { type CsafDocument, csafDocument } from '@ferrule/domain/advisories/csaf-document'
import type { MachineStatus } from '@ferrule/domain/advisories/match-machine'
import { type Advisory, readAdvisory } from '@ferrule/domain/advisories/read-advisory'
import type { Queries } from '../postgres/database.ts'
import { type AdvisoryRow, findAdvisoryFile, listAdvisories, listProducts } from './advisory-store.ts'

export type AdvisoryEntry = AdvisoryRow & { products: string[] }

/** All published advisories with the names of the products that they affect, newest first. */
export async function readAdvisories(tx: Queries): Promise<AdvisoryEntry[]> {
  const advisories = await listAdvisories(tx)
  const products = await listProducts(
    tx,
    advisories.map(({ id }) => id),
  )
  return advisories.map((advisory) => ({ ...advisory, products: toProductNames(products.get(advisory.id) ?? []) }))
}

/** The names of the products that an advisory affects, or may affect. */
export function toProductNames(products: readonly { name: string; status: MachineStatus }[]): string[] {
  return products
    .filter(({ status }) => status === 'affected' || status === 'under-investigation')
    .map(({ name }) => name)
}

export type AdvisoryDetails = Advisory & { id: string; path: string }

/** The public version of an advisory; undefined for an unknown one and for a draft. */
export async function findAdvisory(tx: Queries, trackingId: string): Promise<AdvisoryDetails | undefined> {
  const file = await findAdvisoryFile(tx, { trackingId })
  if (!file) return undefined
  return { ...readAdvisory(toDocument(file.document)), id: file.id, path: file.path }
}

function toDocument(text: string): CsafDocument {
  return csafDocument.parse(JSON.parse(text))
}
