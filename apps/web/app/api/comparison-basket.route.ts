import { readComparedEntries } from '@ferrule/domain/comparison/compared-entries'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { BasketAnswer } from '../comparison/basket-answer.ts'
import { toComparisonReader } from '../comparison/comparison-reader.server.ts'
import { loadBasketGroup } from '../comparison/load-basket-group.server.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/comparison-basket.route'

const maxGroups = 12

/** What the panel shows of a basket: `?locale=en-de&group=bench-presses:corva-24,corva-40~<variant>`. */
export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const locale = parseLocale(searchParams.get('locale') ?? '')
  if (!locale) return Response.json({ error: 'no such locale' }, { status: 400 })
  const [{ countries }, texts] = await Promise.all([
    orUnavailable('content', getServices().content.getSystem(locale.language)),
    loadTexts(locale.language),
  ])
  const reader = toComparisonReader(locale, { countries, headers: request.headers, units: null })
  const asked = searchParams.getAll('group').slice(0, maxGroups).flatMap(readGroup)
  const groups = await Promise.all(asked.map((group) => loadBasketGroup(group, reader, texts)))
  return Response.json({ groups } satisfies BasketAnswer)
}

function readGroup(text: string) {
  const [slug = '', products = ''] = text.split(':')
  return /^[a-z0-9-]{1,100}$/.test(slug) ? [{ slug, entries: readComparedEntries(products) }] : []
}
