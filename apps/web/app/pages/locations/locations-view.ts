import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { listLocationChoices } from '@ferrule/domain/locations/filter-locations'
import type { ContactTopic, Location } from '@ferrule/domain/locations/location'
import type { OpeningState } from '@ferrule/domain/locations/opening-state'
import type { ServiceReason } from '@ferrule/domain/locations/who-serves-me'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import type { Paged } from '../paging.ts'

/** A location at the moment of the request. */
export type LocationNow = { location: Location; opening: OpeningState | undefined }

export type LocationsView = {
  kind: 'locations'
  /** The editorial page around the list. */
  page: PublishedPage
  versions: PageVersions
  steps: Breadcrumb[]
  /** All that match the filters, for the map. */
  matching: Location[]
  /** One page of them, for the list. */
  listed: Paged<LocationNow>
  choices: ReturnType<typeof listLocationChoices>
  /** Country names in the visitor's language. */
  countryNames: Record<string, string>
  query: Record<string, string>
  service: ServiceView
}

/** The form that finds the location for a visitor, and its answer. */
export type ServiceView = {
  country: string
  brand: string
  topic: ContactTopic | ''
  /** Undefined until a country is chosen; null if no location offers it. */
  answer: (LocationNow & { reason: ServiceReason }) | null | undefined
}
