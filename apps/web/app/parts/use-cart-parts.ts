import { useEffect, useState } from 'react'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useCart } from './cart-storage.ts'
import { Parts, type PartsQuery } from './parts.generated.ts'

type CartPart = ReturnType<typeof useCart>['parts'][number]
type KnownPart = Pick<PartsQuery['parts'][number], 'name' | 'stock' | 'availabilityDays' | 'location'>
export type CartLine = CartPart & { part: KnownPart | undefined }

/** Returns the cart with current data about each part. The stored cart has no stock levels, so none are outdated. */
export function useCartParts(): { lines: CartLine[]; isLoading: boolean; hasFailed: boolean } {
  const { parts } = useCart()
  const language = useUserLanguage()
  const [result, setResult] = useState<{ requested: string; known: PartsQuery['parts'] | undefined }>()
  const requested = parts.map(({ articleNumber }) => articleNumber).join(',')
  useEffect(() => {
    let isCurrent = true
    if (requested === '') return undefined
    queryDataService(Parts, { articleNumbers: requested.split(','), language })
      .then((found) => isCurrent && setResult({ requested, known: found.parts }))
      .catch(() => isCurrent && setResult({ requested, known: undefined }))
    return () => {
      isCurrent = false
    }
  }, [requested, language])
  const known = new Map(result?.known?.map((part) => [part.articleNumber, part]))
  return {
    lines: parts.map((line) => ({ ...line, part: known.get(line.articleNumber) })),
    isLoading: requested !== '' && result?.requested !== requested,
    hasFailed: result?.requested === requested && result.known === undefined,
  }
}
