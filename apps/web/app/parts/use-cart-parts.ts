import { useEffect, useState } from 'react'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { askData } from '../sign-in/ask-data.ts'
import { useCart } from './cart-storage.ts'
import { Parts, type PartsQuery } from './parts.generated.ts'

type CartPart = ReturnType<typeof useCart>['parts'][number]
type KnownPart = Pick<PartsQuery['parts'][number], 'name' | 'stock' | 'availabilityDays' | 'location'>
export type CartLine = CartPart & { part: KnownPart | undefined }

/** The cart with what is known of each part now: the browser keeps numbers only, so stock is never yesterday's. */
export function useCartParts(): { lines: CartLine[]; isLoading: boolean; hasFailed: boolean } {
  const { parts } = useCart()
  const language = useReaderLanguage()
  const [answer, setAnswer] = useState<{ asked: string; known: PartsQuery['parts'] | undefined }>()
  const asked = parts.map(({ articleNumber }) => articleNumber).join(',')
  useEffect(() => {
    let isCurrent = true
    if (asked === '') return undefined
    askData(Parts, { articleNumbers: asked.split(','), language })
      .then((found) => isCurrent && setAnswer({ asked, known: found.parts }))
      .catch(() => isCurrent && setAnswer({ asked, known: undefined }))
    return () => {
      isCurrent = false
    }
  }, [asked, language])
  const known = new Map(answer?.known?.map((part) => [part.articleNumber, part]))
  return {
    lines: parts.map((line) => ({ ...line, part: known.get(line.articleNumber) })),
    isLoading: asked !== '' && answer?.asked !== asked,
    hasFailed: answer?.asked === asked && answer.known === undefined,
  }
}
