import { readComparedEntries } from '@ferrule/domain/comparison/compared-entries-parameter'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { BasketResponse } from './basket-response.ts'
import { toComparisonMarket } from './comparison-market.server.ts'
import { loadBasketGroup } from './load-basket-group.server.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/comparison-basket.route'

const maxGroups = 12

/** The content of a basket for the panel: `?locale=en-de&group=bench-presses:corva-24,corva-40~<variant>`. */
export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const locale = parseLocale(searchParams.get('locale') ?? '')
  if (!locale) return Response.json({ error: 'no such locale' }, { status: 400 })
  const [{ countries }, texts] = await Promise.all([
    orThrow503('content', getServices().content.getSystem(locale.language)),
    loadTexts(locale.language),
  ])
  const market = toComparisonMarket(locale, { countries, headers: request.headers, units: null })
  const requested = searchParams.getAll('group').slice(0, maxGroups).flatMap(readGroup)
  const groups = await Promise.all(requested.map((group) => loadBasketGroup(group, market, texts)))
  return Response.json({ groups } satisfies BasketResponse)
}

function readGroup(text: string) {
  const [slug = '', products = ''] = text.split(':')
  return /^[a-z0-9-]{1,100}$/.test(slug) ? [{ slug, entries: readComparedEntries(products) }] : []
}
