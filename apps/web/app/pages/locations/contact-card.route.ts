import { nameOfCountry } from '@ferrule/domain/countries/country'
import { toVCard } from '@ferrule/domain/locations/to-vcard'
import { locationsKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicCacheHeaders, publicMissingPageHeaders } from '../../http/cache-headers.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { readVisit } from '../../visit/read-visit.server.ts'
import { getServices } from '../../visit/services.server.ts'
import type { Route } from './+types/contact-card.route'

/** `/en/contact-cards/{id}.vcf`: a location for the visitor's address book. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const [, id] = /^([\w-]{1,60})\.vcf$/.exec(params.name) ?? []
  const visit = await readVisit(request, url)
  const locations = await orThrow503('content', getServices().content.listLocations(visit.reading))
  const location = locations.find((one) => one.id === id)
  if (!location) return new Response(null, { status: 404, headers: publicMissingPageHeaders([locationsKey]) })
  const country = visit.system.countries.find(({ countryCode }) => countryCode === location.countryCode)
  const countryName = country ? nameOfCountry(country, visit.locale.language) : location.countryCode
  return new Response(toVCard(location, countryName), {
    headers: {
      ...publicCacheHeaders([locationsKey]),
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `attachment; filename="${location.city.replaceAll(/[^\w-]/g, '-')}.vcf"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
