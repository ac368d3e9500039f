import type { PublishedPage } from '@ferrule/content-client/published-page'
import { decideCatalogueAnswer, parseCatalogueAddress } from '@ferrule/domain/catalogue/catalogue-address'
import { isNarrowed, readListWishes } from '@ferrule/domain/catalogue/list-address'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { catalogueKey, classificationKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { redirect } from 'react-router'
import { missing } from '../pages/load-page.server.ts'
import { type Loaded, loadView } from '../pages/load-view.server.ts'
import { sharedMissingPage, sharedPage } from '../request/cache-headers.ts'
import type { Visit } from '../request/contexts.ts'
import { isUnavailable, orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { CataloguePage } from './catalogue-page.generated.ts'
import { findNotShown } from './find-not-shown.server.ts'
import { toClassificationView } from './to-classification-view.server.ts'
import { loadFamilies } from './load-families.server.ts'
import { loadNotSold } from './load-not-sold.server.ts'
import { loadProduct, loadProductService } from './load-product.server.ts'
import { showsCatalogue } from './shows-catalogue.server.ts'

/** A page that an editor wrote comes first; one of the type Catalogue stands around what the catalogue itself shows. */
export async function loadCatalogue(request: Request, visit: Visit): Promise<Loaded> {
  const address = parseCatalogueAddress(visit.segments)
  const written = await loadWritten(request, visit, address !== undefined)
  const page = cataloguePageOf(written)
  if (!address || (!page && written.view.kind !== 'missing')) return written
  if (!(await showsCatalogue(visit, address.area))) return written
  const slug = page ? page.catalogue?.classificationSlug : address.slug
  // An editor names the entry of an area by the area.
  if (!slug || slug === address.area)
    return loadFamilies(visit, { area: address.area, written, page: ownOf(visit, page) })
  return (await loadBySlug(request, visit, { slug, page })) ?? written
}

/**
 * Every published page is kept outside the content service, but nothing tells that there is none. While the service is
 * away, an address of the catalogue is taken for one that no editor wrote at: machines stay readable.
 */
async function loadWritten(request: Request, visit: Visit, isCatalogue: boolean): Promise<Loaded> {
  try {
    return await loadView(request, visit)
  } catch (thrown) {
    if (isCatalogue && isUnavailable(thrown)) return missing(visit)
    throw thrown
  }
}

/** The catalogue speaks every language; words of an editor in another one would only stand in its way. */
function ownOf({ locale }: Visit, page: PublishedPage | undefined): PublishedPage | undefined {
  return page?.locale === locale.language ? page : undefined
}

function cataloguePageOf({ view }: Loaded): PublishedPage | undefined {
  return view.kind === 'page' && view.page.pageType === 'Catalogue' ? view.page : undefined
}

type Asked = { slug: string; page: PublishedPage | undefined }

async function loadBySlug(request: Request, visit: Visit, { slug, page }: Asked): Promise<Loaded | undefined> {
  const { language } = visit.locale
  const wishes = readListWishes(new URLSearchParams(visit.search))
  const { filters, capabilities, sort } = wishes
  const reader = { language, country: toCountryCode(visit.locale), slug }
  const narrowed = isNarrowed(wishes)
  const asked = { ...reader, filters: [...filters], capabilities: [...capabilities], sort, page: wishes.page, narrowed }
  const answer = await orUnavailable('data', runOnDataService(CataloguePage, asked))
  // An editor's page is at home where the editor put it.
  const { segments } = visit
  const decision =
    page && answer.classification ? ({ kind: 'classification' } as const) : decideCatalogueAnswer(segments, answer)
  if (decision.kind === 'moved') throw moved(visit, decision.segments, slug)
  if (decision.kind === 'classification' && answer.classification && answer.list)
    return toClassificationView(request, visit, {
      ...answer,
      classification: answer.classification,
      list: answer.list,
      page: ownOf(visit, page),
      wishes,
    })
  if (decision.kind === 'product' && answer.product) return loadProduct(request, visit, answer.product)
  if (decision.kind === 'service' && answer.product) return loadProductService(visit, answer.product)
  // An editor's page about what is not shown here is not shown either; one about nothing we know is only words.
  if (page) return (await isNotShown(reader)) ? missingProduct(visit, slug) : undefined
  return (await loadNotSold(request, visit, slug)) ?? missingProduct(visit, slug)
}

async function isNotShown({ country, slug }: { country: string; slug: string }): Promise<boolean> {
  return (await orUnavailable('data', findNotShown(country, [slug]))).has(slug)
}

function moved({ locale, siteSegment, search }: Visit, segments: readonly string[], slug: string) {
  const location = `${toRequestPath({ locale, siteSegment, segments: [...segments] })}${search}`
  return redirect(location, { status: 301, headers: sharedPage(keysOf(slug)) })
}

/** Kept shortly, and renewed as soon as there is something of this name. */
function missingProduct(visit: Visit, slug: string): Loaded {
  const { headers, ...loaded } = missing(visit)
  return { ...loaded, headers: sharedMissingPage([...(headers['Surrogate-Key'] ?? '').split(' '), ...keysOf(slug)]) }
}

function keysOf(slug: string): string[] {
  return [catalogueKey, productKey(slug), classificationKey(slug)]
}
