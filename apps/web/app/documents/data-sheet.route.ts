import { measurementSystem } from '@ferrule/domain/countries/measurement-system'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { loadTexts } from '@ferrule/texts/load-texts'
import { measurementSystemOf, varyBySystem } from '../catalogue/measurement-system-of.server.ts'
import { sharedPage } from '../request/cache-headers.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { readVisit } from '../request/read-visit.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import { toOrigin } from '../request/site-origin.ts'
import type { Route } from './+types/data-sheet.route'
import { DataSheet } from './data-sheet.generated.ts'
import { drawDataSheet } from './draw-data-sheet.server.ts'
import { loadPicture } from './load-picture.server.ts'
import { sendFile } from './send-file.server.ts'
import { toSheetWords } from './to-sheet-words.server.ts'

/**
 * `/en/data-sheets/corva-24.pdf?units=Imperial`: all that is said of a product, to print, in the reader's
 * units where the address names none.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const slug = /^([a-z0-9-]{1,160})\.pdf$/.exec(params.name)?.[1]
  const visit = await readVisit(request, url)
  const { locale } = visit
  const { language, country } = locale
  const named = measurementSystem.safeParse(url.searchParams.get('units'))
  const system = named.success ? named.data : measurementSystemOf(request, visit)
  const asked = slug && runOnDataService(DataSheet, { language, country: country ?? null, slug })
  const product = asked ? (await orUnavailable('data', asked)).getProductBySlugV2 : null
  if (!product) return new Response(null, { status: 404 })
  const texts = await loadTexts(language)
  const origin = toOrigin(url.hostname, getServices().settings.EDGE_ORIGIN)
  const title = texts('data-sheet.title', { product: product.name })
  const printed = {
    product,
    system,
    picture: await loadPicture(product.image, 'Inline'),
    url: `${origin}/${toUrlCode(locale)}${product.route}`,
  }
  const words = toSheetWords(visit, { title, texts, now: new Date() })
  return sendFile(await drawDataSheet(printed, words, texts), {
    name: `${product.slug}-${language}.pdf`,
    type: 'application/pdf',
    headers: { ...sharedPage([productKey(product.slug)]), ...varyBySystem },
  })
}
