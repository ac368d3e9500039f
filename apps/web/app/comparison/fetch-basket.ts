import type { Basket } from '@ferrule/domain/comparison/basket'
import { writeComparedEntries } from '@ferrule/domain/comparison/compared-entries-parameter'
import type { BasketResponse } from './basket-response.ts'

/** The query string of the API for the products and labels of a basket; empty for an empty basket. */
export function toQuery({ classifications }: Basket): string {
  const groups = classifications.map(({ slug, products }) => ['group', `${slug}:${writeComparedEntries(products)}`])
  return new URLSearchParams(groups).toString()
}

export async function fetchBasket(url: string, signal: AbortSignal): Promise<BasketResponse> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`comparison: ${response.status}`)
  return response.json()
}
