import { LocationTeaser } from '@ferrule/blocks/location-teaser'
import type { Location } from '@ferrule/domain/locations/location'
import { Wrap } from '@ferrule/ui/wrap'
import { WorldMap } from '@ferrule/ui/world-map'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { FilterForm, toOptions } from '../filter-form.tsx'
import { Overview } from '../overview.tsx'
import { useAddresses } from '../use-addresses.ts'
import classes from './locations-page.module.css'
import type { LocationsView } from './locations-view.ts'
import { toPlaces, useKinds, useMapLabels } from './use-map-labels.ts'

/** All locations on a map and as a list, filtered by a plain GET form. */
export function LocationsPage({ view }: { view: LocationsView }) {
  const { locations, query } = view
  const texts = useTexts()
  return (
    <Overview view={view} title={texts('locations.title')}>
      <Wrap className={classes.filters}>
        <Filters view={view} />
      </Wrap>
      <Wrap className={classes.map}>
        <LocationsMap view={view} />
      </Wrap>
      {locations.length === 0 ? (
        <Wrap className={classes.none}>{texts('locations.none')}</Wrap>
      ) : (
        <LocationList view={view} key={JSON.stringify(query)} />
      )}
    </Overview>
  )
}

function Filters({ view: { choices, countryNames, query } }: { view: LocationsView }) {
  const texts = useTexts()
  const kindOf = useKinds()
  return (
    <FilterForm
      chosen={query}
      search={{ name: 'search', label: texts('locations.search') }}
      choices={[
        {
          name: 'brand',
          label: texts('locations.brand'),
          all: texts('locations.all-brands'),
          options: toOptions(choices.brands),
        },
        {
          name: 'type',
          label: texts('locations.contact-type'),
          all: texts('locations.all-contact-types'),
          options: choices.types.map((type) => ({ value: type, label: kindOf[type] })),
        },
        {
          name: 'region',
          label: texts('locations.region'),
          all: texts('locations.all-regions'),
          options: choices.regions.map((region) => ({ value: region, label: texts(`region.${region}`) })),
        },
        {
          name: 'country',
          label: texts('locations.country'),
          all: texts('locations.all-countries'),
          options: choices.countries
            .map((code) => ({ value: code, label: countryNames[code] ?? code }))
            .toSorted((a, b) => a.label.localeCompare(b.label)),
        },
      ]}
    />
  )
}

function LocationsMap({ view: { locations, countryNames } }: { view: LocationsView }) {
  return <WorldMap {...useMapLabels(locations.length)} places={toPlaces(locations, countryNames, '')} />
}

function LocationList({ view: { locations, countryNames } }: { view: LocationsView }) {
  const texts = useTexts()
  const kindOf = useKinds()
  const addresses = useAddresses()
  const { home } = useFrame()
  return (
    <LocationTeaser
      content={{
        blockType: 'location-teaser',
        heading: texts('locations.count', { count: locations.length }),
        note: null,
        links: [],
        locations: locations.map((location) => ({
          kind: kindOf[location.contactType],
          name: location.name,
          address: toAddress(location, countryNames),
          phone: location.phone || null,
          email: location.email || null,
        })),
      }}
      addresses={addresses}
      cards={{
        label: texts('locations.save-contact'),
        hrefs: locations.map(({ id }) => `${home}/contact-cards/${id}.vcf`),
      }}
    />
  )
}

function toAddress({ street, postalCode, city, countryCode }: Location, names: Record<string, string>): string {
  return `${street}\n${postalCode} ${city}, ${names[countryCode] ?? countryCode}`
}
