import type { Basket } from '@ferrule/domain/comparison/basket'
import { writeComparedEntries } from '@ferrule/domain/comparison/compared-entries'
import { useEffect, useState } from 'react'
import type { BasketAnswer, BasketGroupAnswer } from './basket-answer.ts'

type State = { groups: BasketGroupAnswer[]; status: 'loading' | 'ready' | 'failed' }

/** Asks again whenever the basket changes; until the answer is there the one before is shown. */
export function useBasketAnswer(href: string, basket: Basket): State {
  const [state, setState] = useState<State>({ groups: [], status: 'loading' })
  const asked = toQuery(basket)
  useEffect(() => {
    if (asked === '') return
    const outdated = new AbortController()
    ask(`${href}&${asked}`, outdated.signal).then(
      ({ groups }) => setState({ groups, status: 'ready' }),
      () => !outdated.signal.aborted && setState((before) => ({ ...before, status: 'failed' })),
    )
    return () => outdated.abort()
  }, [href, asked])
  return state
}

function toQuery({ classifications }: Basket): string {
  const groups = classifications.map(({ slug, products }) => ['group', `${slug}:${writeComparedEntries(products)}`])
  return new URLSearchParams(groups).toString()
}

async function ask(url: string, signal: AbortSignal): Promise<BasketAnswer> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`comparison: ${response.status}`)
  return response.json()
}
