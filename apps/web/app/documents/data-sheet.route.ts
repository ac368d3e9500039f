import { measurementSystem } from '@ferrule/domain/countries/measurement-system'
import { spellGermanRecord } from '@ferrule/domain/locales/german-spelling'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { loadTexts } from '@ferrule/texts/load-texts'
import { measurementSystemOf, varyBySystem } from '../catalogue/measurement-system-of.server.ts'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { readVisit } from '../visit/read-visit.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices } from '../visit/services.server.ts'
import { toOrigin } from '../visit/site-origin.ts'
import type { Route } from './+types/data-sheet.route'
import { DataSheet } from './data-sheet.generated.ts'
import { renderDataSheetPdf } from '@ferrule/pdf/data-sheet/render-data-sheet-pdf'
import { loadPicture } from './load-picture.server.ts'
import { sendFile } from './send-file.server.ts'
import { toSheetLabels } from './to-sheet-labels.server.ts'

/** A row of the sheet; further highlights are only on the website. */
const maxHighlights = 3

/**
 * `/en/data-sheets/corva-24.pdf?units=Imperial`: the data sheet of a product as PDF. The visitor's units apply if the
 * URL contains none.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const slug = /^([a-z0-9-]{1,160})\.pdf$/.exec(params.name)?.[1]
  const visit = await readVisit(request, url)
  const { locale } = visit
  const { language, country } = locale
  const requested = measurementSystem.safeParse(url.searchParams.get('units'))
  const system = requested.success ? requested.data : measurementSystemOf(request, visit)
  const query = slug && runOnDataService(DataSheet, { language, country: country ?? null, slug })
  const found = query ? (await orThrow503('data', query)).getProductBySlugV2 : null
  if (!found) return new Response(null, { status: 404 })
  const product = spellGermanRecord(found, locale)
  const texts = await loadTexts(language, undefined, country)
  const origin = toOrigin(url.hostname, getServices().settings.EDGE_ORIGIN)
  const title = texts('data-sheet.title', { product: product.name })
  const highlights = await Promise.all(
    product.highlights.slice(0, maxHighlights).map(async ({ imageUrl, ...highlight }) => ({
      ...highlight,
      picture: imageUrl === null ? undefined : await loadPicture(imageUrl, 'Inline'),
    })),
  )
  const printed = {
    product: { ...product, highlights },
    system,
    language,
    picture: await loadPicture(product.image, 'Inline'),
    url: `${origin}/${toUrlCode(locale)}${product.route}`,
  }
  const labels = toSheetLabels(visit, { title, texts, now: new Date() })
  return sendFile(await renderDataSheetPdf(printed, labels, texts), {
    name: `${product.slug}-${language}.pdf`,
    type: 'application/pdf',
    headers: { ...publicCacheHeaders([productKey(product.slug)]), ...varyBySystem },
  })
}
