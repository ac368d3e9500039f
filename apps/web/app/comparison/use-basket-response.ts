import type { Basket } from '@ferrule/domain/comparison/basket'
import { useEffect, useState } from 'react'
import type { BasketGroupResponse } from './basket-response.ts'
import { fetchBasket, toQuery } from './fetch-basket.ts'

type State = { groups: BasketGroupResponse[]; status: 'loading' | 'ready' | 'failed' }

/** Fetches the basket's content whenever the basket changes; shows the previous content until the response arrives. */
export function useBasketResponse(href: string, basket: Basket): State {
  const [state, setState] = useState<State>({ groups: [], status: 'loading' })
  const query = toQuery(basket)
  useEffect(() => {
    if (query === '') return
    const outdated = new AbortController()
    fetchBasket(`${href}&${query}`, outdated.signal).then(
      ({ groups }) => setState({ groups, status: 'ready' }),
      () => !outdated.signal.aborted && setState((before) => ({ ...before, status: 'failed' })),
    )
    return () => outdated.abort()
  }, [href, query])
  return state
}
