import { emptyBasket, removeFromBasket } from '@ferrule/domain/comparison/basket'
import type { BasketGroupResponse } from '../comparison/basket-response.ts'
import { fetchBasket, toQuery } from '../comparison/fetch-basket.ts'
import { onBasketChange, readBasket, writeBasket } from '../comparison/stored-basket.ts'

/** Shows the bar at the foot of the page and the count in the header while products are in the comparison. */
export function startComparisonBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-comparison-bar]')
  if (!bar) return
  bar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[value]')
    if (button instanceof HTMLButtonElement)
      writeBasket(button.value === '' ? emptyBasket : removeFromBasket(readBasket(), button.value))
  })
  let outdated = new AbortController()
  const update = () => {
    outdated.abort()
    outdated = new AbortController()
    void updateBar(bar, outdated.signal)
  }
  onBasketChange(update)
  update()
}

/** Ignores a response that arrives after the next change. */
async function updateBar(bar: HTMLElement, outdated: AbortSignal): Promise<void> {
  const { classifications } = readBasket()
  const count = classifications.reduce((sum, { products }) => sum + products.length, 0)
  for (const opener of document.querySelectorAll<HTMLElement>('[data-comparison-count]')) {
    opener.hidden = count === 0
    opener.dataset['comparisonCount'] = String(count)
  }
  const latest = classifications.at(-1)
  if (!latest) bar.hidden = true
  else {
    // Without the names of the products the count in the header remains.
    const { groups } = await fetchBasket(
      `${bar.dataset['comparisonBar']}&${toQuery({ classifications: [latest] })}`,
      AbortSignal.any([outdated, AbortSignal.timeout(10_000)]),
    ).catch(() => ({ groups: [] }))
    if (outdated.aborted) return
    const [group] = groups
    if (group) fill(bar, group, latest.products)
    bar.hidden = !group
  }
}

/** Clones the server-rendered entry for each product. The template also has the link to the styles of the bar. */
function fill(bar: HTMLElement, group: BasketGroupResponse, stored: readonly { key: string; slug: string }[]): void {
  const [list, status, compare] = ['ul', 'p span', '[data-compare]'].map((one) => bar.querySelector<HTMLElement>(one))
  const [entry, styles] = [...bar.querySelectorAll('template')].map(({ content }) => content)
  if (!list || !status || !(compare instanceof HTMLAnchorElement) || !entry) return
  if (styles?.firstElementChild) bar.append(styles.firstElementChild)
  status.textContent = `${group.count}, ${group.name}`
  compare.hidden = group.compare === null
  compare.href = group.compare?.href ?? ''
  compare.textContent = group.compare?.label ?? ''
  list.replaceChildren(
    ...stored.flatMap(({ key, slug }) => {
      const product = group.products.find((one) => one.slug === slug)
      const item = document.importNode(entry, true)
      const [picture, link, button] = [item.querySelector('img'), item.querySelector('a'), item.querySelector('button')]
      if (!product || !picture || !link || !button) return []
      picture.src = product.picture
      link.href = product.href
      link.textContent = product.name
      button.value = key
      button.ariaLabel = product.removeLabel
      return [item]
    }),
  )
}
