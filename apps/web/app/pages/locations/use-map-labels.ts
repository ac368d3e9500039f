import type { ContactType, Location } from '@ferrule/domain/locations/location'
import type { MapPlace, PinKind, WorldMapProps } from '@ferrule/ui/world-map'
import { useTexts } from '../../frame/texts.tsx'

const pinKinds: Record<ContactType, PinKind> = {
  SalesAndService: 'sales',
  Production: 'production',
  Distributor: 'distributor',
}

/** The locations that have a position, each with a link to the locations of its country below `list`. */
export function toPlaces(
  locations: readonly Location[],
  countryNames: Record<string, string>,
  list: string,
): MapPlace[] {
  return locations.flatMap(({ id, city, countryCode, contactType, position }) =>
    position
      ? [
          {
            id,
            name: `${city}, ${countryNames[countryCode] ?? countryCode}`,
            kind: pinKinds[contactType],
            href: `${list}?${new URLSearchParams({ country: countryCode })}`,
            ...position,
          },
        ]
      : [],
  )
}

export function useKinds(): Record<ContactType, string> {
  const texts = useTexts()
  return {
    SalesAndService: texts('locations.contact-type.sales-and-service'),
    Production: texts('locations.contact-type.production'),
    Distributor: texts('locations.contact-type.distributor'),
  }
}

/** The texts of the map of locations. */
export function useMapLabels(count: number): Pick<WorldMapProps, 'label' | 'kindLabels' | 'listLabel' | 'emptyLabel'> {
  const texts = useTexts()
  const kinds = useKinds()
  return {
    label: `${texts('locations.world-map')}: ${texts('locations.count', { count })}`,
    kindLabels: { sales: kinds.SalesAndService, production: kinds.Production, distributor: kinds.Distributor },
    listLabel: texts('locations.list-only'),
    emptyLabel: texts('locations.none'),
  }
}
