import type { PublishedPage } from '@ferrule/content-client/published-page'
import { resolveCatalogueAddress, parseCatalogueAddress } from '@ferrule/domain/catalogue/catalogue-address'
import { hasFilters, readListQuery } from '@ferrule/domain/catalogue/list-query-string'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { catalogueKey, classificationKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { redirect } from 'react-router'
import { missing } from '../pages/load-page.server.ts'
import { loadView } from '../pages/load-view.server.ts'
import type { EditorialPageData } from '../pages/view.ts'
import type { ViewResponse } from '../pages/view-response.ts'
import { publicMissingPageHeaders, publicCacheHeaders } from '../http/cache-headers.ts'
import type { Visit } from '../visit/contexts.ts'
import { isUnavailable, orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { CataloguePage } from './catalogue-page.generated.ts'
import { findHiddenSlugs } from './find-hidden-slugs.server.ts'
import { toClassificationView } from './to-classification-view.server.ts'
import { loadFamilies } from './load-families.server.ts'
import { loadUnavailableProduct } from './load-unavailable-product.server.ts'
import { loadProduct, loadProductService } from './load-product.server.ts'
import { queryCatalogue } from './query-catalogue.server.ts'
import { showsCatalogue } from './shows-catalogue.server.ts'

/** An editorial page takes precedence; one of the type Catalogue supplements the view of the catalogue. */
export async function loadCatalogue(request: Request, visit: Visit): Promise<ViewResponse> {
  const address = parseCatalogueAddress(visit.segments)
  const editorial = await loadEditorial(request, visit, address !== undefined)
  const page = cataloguePageOf(editorial)
  if (!address || (!page && editorial.view.kind !== 'missing')) return editorial
  if (!(await showsCatalogue(visit, address.area))) return editorial
  const slug = page ? page.catalogue?.classificationSlug : address.slug
  // The classification slug of an area's entry page is the name of the area.
  if (!slug || slug === address.area)
    return loadFamilies(visit, { area: address.area, editorial, page: inVisitLanguage(visit, page) })
  return (await loadBySlug(request, visit, { slug, page, ...productsOf(editorial) })) ?? editorial
}

/**
 * Published pages are cached outside the content service, but missing pages are not. While the service is unavailable,
 * a catalogue address is treated as one without an editorial page, so that products stay available.
 */
async function loadEditorial(request: Request, visit: Visit, isCatalogue: boolean): Promise<ViewResponse> {
  try {
    return await loadView(request, visit)
  } catch (thrown) {
    if (isCatalogue && isUnavailable(thrown)) return missing(visit)
    throw thrown
  }
}

/** Ignores an editorial page in a fallback language, because the catalogue itself exists in every language. */
function inVisitLanguage({ locale }: Visit, page: PublishedPage | undefined): PublishedPage | undefined {
  return page?.locale === locale.language ? page : undefined
}

function cataloguePageOf({ view }: ViewResponse): PublishedPage | undefined {
  return view.kind === 'page' && view.page.pageType === 'Catalogue' ? view.page : undefined
}

/** The parts of the catalogue that the blocks of the editorial page show. */
function productsOf({ view }: ViewResponse): EditorialProducts {
  if (view.kind !== 'page') return { productRoutes: {}, comparedMachines: {} }
  const { productRoutes, comparedMachines } = view
  return { productRoutes, comparedMachines }
}

type EditorialProducts = Pick<EditorialPageData, 'productRoutes' | 'comparedMachines'>
type CatalogueEntry = EditorialProducts & { slug: string; page: PublishedPage | undefined }

async function loadBySlug(
  request: Request,
  visit: Visit,
  { slug, page, ...products }: CatalogueEntry,
): Promise<ViewResponse | undefined> {
  const { language } = visit.locale
  const listQuery = readListQuery(new URLSearchParams(visit.search))
  const { filters, capabilities, sort } = listQuery
  const variables = { language, country: toCountryCode(visit.locale), slug }
  const narrowed = hasFilters(listQuery)
  const listVariables = {
    ...variables,
    filters: [...filters],
    capabilities: [...capabilities],
    sort,
    page: listQuery.page,
    narrowed,
  }
  const answer =
    visit.search === ''
      ? queryCatalogue(visit, CataloguePage, listVariables)
      : runOnDataService(CataloguePage, listVariables)
  const result = await orThrow503('data', answer)
  // An editorial page stays at its own path and is never redirected to the path of its classification.
  const { segments } = visit
  const decision =
    page && result.classification ? ({ kind: 'classification' } as const) : resolveCatalogueAddress(segments, result)
  if (decision.kind === 'moved') throw moved(visit, decision.segments, slug)
  if (decision.kind === 'classification' && result.classification && result.list)
    return toClassificationView(request, visit, {
      ...result,
      classification: result.classification,
      list: result.list,
      page: inVisitLanguage(visit, page),
      ...products,
      listQuery,
    })
  if (decision.kind === 'product' && result.product) return loadProduct(request, visit, result.product)
  if (decision.kind === 'service' && result.product) return loadProductService(visit, result.product)
  // An editorial page about a hidden product or classification is hidden too; with an unknown slug it is shown as is.
  if (page) return (await isHidden(visit, slug)) ? missingProduct(visit, slug) : undefined
  return (await loadUnavailableProduct(request, visit, slug)) ?? missingProduct(visit, slug)
}

async function isHidden(visit: Visit, slug: string): Promise<boolean> {
  return (await orThrow503('data', findHiddenSlugs(visit, [slug]))).has(slug)
}

function moved({ locale, siteSegment, search }: Visit, segments: readonly string[], slug: string) {
  const location = `${toRequestPath({ locale, siteSegment, segments: [...segments] })}${search}`
  return redirect(location, { status: 301, headers: publicCacheHeaders(keysOf(slug)) })
}

/** Cached for a short time, and purged as soon as the slug exists. */
function missingProduct(visit: Visit, slug: string): ViewResponse {
  const { headers, ...response } = missing(visit)
  const keys = [...(headers['Surrogate-Key'] ?? '').split(' '), ...keysOf(slug)]
  return { ...response, headers: publicMissingPageHeaders(keys) }
}

function keysOf(slug: string): string[] {
  return [catalogueKey, productKey(slug), classificationKey(slug)]
}
