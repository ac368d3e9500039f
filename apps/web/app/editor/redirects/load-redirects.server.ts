import { createContentService } from '@ferrule/content-client/content-service'
import { nameOfCountry } from '@ferrule/domain/countries/country'
import { toAvailableLocales } from '@ferrule/domain/locales/available-locales'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import type { AddressCount } from '@ferrule/domain/redirects/address-counts'
import { type AssessedRedirect, assessRedirects } from '@ferrule/domain/redirects/assess-redirects'
import { type SimulationQuery, simulationQuery } from '@ferrule/domain/redirects/simulation-query'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { errorFields } from '@ferrule/telemetry/log'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { findRedirectCounts } from '../../redirects/address-count-store.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { getServices } from '../../visit/services.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'
import { findMissingAddresses } from './find-missing-addresses.server.ts'
import { simulateRedirects } from './simulate-redirects.server.ts'

/** Rows of the screen; the CSV file has all. */
const maxRows = 200

/** Reads the redirects of a site from the content service, not from the caches: editors see their last save. */
export async function readAssessedRedirects({ slug }: ConfiguredSite) {
  const redirects = await orThrow503('content', createContentService(contentServiceAddress()).readRedirects(slug))
  return assessRedirects(redirects)
}

export async function loadRedirects(visit: Visit, query: URLSearchParams) {
  const { locale, system } = visit
  const site = findSite({ ownSite: visit.site, sites: system.sites }, query)
  const redirects = await readAssessedRedirects(site)
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  const matching = redirects.filter(({ previousUrl, target }) =>
    [previousUrl, target].some((address) => address.toLowerCase().includes(search.toLowerCase())),
  )
  const simulated = simulationQuery.parse(Object.fromEntries(query))
  return {
    site: { slug: site.slug, name: site.name },
    sites: system.sites.map(({ slug, name }) => ({ slug, name })),
    locale: toUrlCode(locale),
    languages: site.languages,
    countries: listCountries(visit, site),
    adminOrigin: getServices().settings.CMS_ORIGIN,
    search,
    count: redirects.length,
    rows: await withCounts(site, matching.slice(0, maxRows)),
    missing: await findMissingAddresses(visit, site),
    simulated,
    simulation: await simulate(visit, { site, simulated }),
  }
}

export type LoadedRedirects = Awaited<ReturnType<typeof loadRedirects>>

export function findSite(
  { ownSite, sites }: { ownSite: ConfiguredSite; sites: readonly ConfiguredSite[] },
  query: URLSearchParams,
): ConfiguredSite {
  return sites.find(({ slug }) => slug === query.get('site')) ?? ownSite
}

function listCountries({ locale, system }: Visit, site: ConfiguredSite) {
  const { countries, languages: languageEntries } = system
  const showHidden = getServices().settings.SHOW_HIDDEN_COUNTRIES
  return toAvailableLocales({ site, countries, languageEntries, showHidden })
    .countries.map((one) => ({ code: one.countryCode, name: nameOfCountry(one, locale.language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale.language))
}

type Simulated = { site: ConfiguredSite; simulated: SimulationQuery }

async function simulate({ system }: Visit, { site, simulated: { address, ...visitor } }: Simulated) {
  if (address === undefined) return undefined
  return orThrow503('content', simulateRedirects({ site, system }, { ...visitor, address }))
}

export type CountedRedirect = AssessedRedirect & { used: Omit<AddressCount, 'address'> | undefined }

/** Without Redis the redirects are listed without their counts. */
async function withCounts({ slug: siteSlug }: ConfiguredSite, rows: AssessedRedirect[]): Promise<CountedRedirect[]> {
  const { redis, log } = getServices()
  const addresses = rows.map(({ previousUrl }) => previousUrl)
  const counts = await findRedirectCounts(redis, { siteSlug, addresses }, new Date()).catch((error: unknown) => {
    log.warn('address-counts-unavailable', errorFields(error))
    return []
  })
  const byAddress = new Map(counts.map(({ address, count, lastDay }) => [address, { count, lastDay }]))
  return rows.map((row) => ({ ...row, used: byAddress.get(row.previousUrl) }))
}
