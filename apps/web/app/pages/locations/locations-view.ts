import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { listLocationChoices } from '@ferrule/domain/locations/filter-locations'
import type { Location } from '@ferrule/domain/locations/location'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'

/** Where the group can be met. */
export type LocationsView = {
  kind: 'locations'
  /** What an editor wrote for this address: it frames the list. */
  page: PublishedPage
  versions: PageVersions
  steps: Breadcrumb[]
  locations: Location[]
  choices: ReturnType<typeof listLocationChoices>
  /** Names of the countries in the reader's language. */
  countryNames: Record<string, string>
  query: Record<string, string>
}
