import { LocationTeaser } from '@ferrule/blocks/location-teaser'
import { Wrap } from '@ferrule/ui/wrap'
import { WorldMap } from '@ferrule/ui/world-map'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { FilterForm, toOptions } from '../filter-form.tsx'
import { Overview } from '../overview.tsx'
import { OverviewPages } from '../overview-pages.tsx'
import { useAddresses } from '../use-addresses.ts'
import classes from './locations-page.module.css'
import type { LocationsView } from './locations-view.ts'
import { OpeningLine } from './opening-line.tsx'
import { toAddress } from './to-address.ts'
import { WhoServesMe } from './who-serves-me.tsx'
import { toPlaces, useKinds, useMapLabels } from './use-map-labels.ts'

/** All locations on a map and as a list, filtered by a plain GET form. */
export function LocationsPage({ view }: { view: LocationsView }) {
  const { listed, query } = view
  const texts = useTexts()
  return (
    <Overview view={view} title={texts('locations.title')}>
      <WhoServesMe view={view} />
      <Wrap className={classes.filters}>
        <Filters view={view} />
      </Wrap>
      <Wrap className={classes.map}>
        <LocationsMap view={view} />
      </Wrap>
      {listed.total === 0 ? (
        <Wrap className={classes.none}>{texts('locations.none')}</Wrap>
      ) : (
        <LocationList view={view} key={JSON.stringify(query)} />
      )}
      <OverviewPages paged={listed} query={query} />
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

function LocationsMap({ view: { matching, countryNames } }: { view: LocationsView }) {
  return <WorldMap {...useMapLabels(matching.length)} places={toPlaces(matching, countryNames, '')} />
}

function LocationList({ view: { listed, countryNames } }: { view: LocationsView }) {
  const texts = useTexts()
  const kindOf = useKinds()
  const addresses = useAddresses()
  const { home } = useFrame()
  return (
    <LocationTeaser
      content={{
        blockType: 'location-teaser',
        heading: texts('locations.count', { count: listed.total }),
        note: null,
        links: [],
        locations: listed.entries.map(({ location }) => ({
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
        hrefs: listed.entries.map(({ location }) => `${home}/contact-cards/${location.id}.vcf`),
      }}
      states={listed.entries.map(({ location, opening }) => <OpeningLine key={location.id} opening={opening} />)}
    />
  )
}
