import { useEffect, useState } from 'react'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useCart } from './cart-storage.ts'
import { Parts, type PartsQuery } from './parts.generated.ts'

type CartPart = ReturnType<typeof useCart>['parts'][number]
type Part = PartsQuery['parts'][number]
type KnownPart = Pick<Part, 'name' | 'stock' | 'availabilityDays' | 'location'> & { price?: Part['price'] }
export type CartLine = CartPart & { part: KnownPart | undefined }

type CartPartsOptions = {
  /** The machine or plant whose organisation pays. */
  serial?: string | undefined
  plantId?: string | undefined
  /** A new value loads the parts again. */
  revision?: unknown
}

type CartParts = { lines: CartLine[]; isLoading: boolean; hasFailed: boolean }

/** Returns the cart with current data about each part. The stored cart has no stock or prices, so none are outdated. */
export function useCartParts({ serial = '', plantId = '', revision }: CartPartsOptions = {}): CartParts {
  const { parts } = useCart()
  const language = useUserLanguage()
  const [result, setResult] = useState<{ requested: string; known: PartsQuery['parts'] | undefined }>()
  const numbers = parts.map(({ articleNumber }) => articleNumber).join(',')
  const requested = [numbers, serial, plantId].join(' ')
  useEffect(() => {
    let isCurrent = true
    if (numbers === '') return undefined
    const payer = { serial: serial || null, plantId: plantId || null }
    queryDataService(Parts, { articleNumbers: numbers.split(','), language, ...payer })
      .then((found) => isCurrent && setResult({ requested, known: found.parts }))
      .catch(() => isCurrent && setResult({ requested, known: undefined }))
    return () => {
      isCurrent = false
    }
  }, [numbers, serial, plantId, requested, language, revision])
  const known = new Map(result?.known?.map((part) => [part.articleNumber, part]))
  return {
    lines: parts.map((line) => ({ ...line, part: known.get(line.articleNumber) })),
    isLoading: numbers !== '' && result?.requested !== requested,
    hasFailed: result?.requested === requested && result.known === undefined,
  }
}
