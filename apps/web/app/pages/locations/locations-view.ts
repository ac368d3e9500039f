import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { listLocationChoices } from '@ferrule/domain/locations/filter-locations'
import type { Location } from '@ferrule/domain/locations/location'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'

export type LocationsView = {
  kind: 'locations'
  /** The editorial page around the list. */
  page: PublishedPage
  versions: PageVersions
  steps: Breadcrumb[]
  locations: Location[]
  choices: ReturnType<typeof listLocationChoices>
  /** Country names in the visitor's language. */
  countryNames: Record<string, string>
  query: Record<string, string>
}
