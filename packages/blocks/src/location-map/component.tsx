import { WorldMap } from '@ferrule/ui/world-map'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { HeadSection } from '../sections/head-section.tsx'
import type { LocationMapContent } from './block.ts'

type LocationMapProps = { content: LocationMapContent; addresses: Addresses; labels: Labels }

export function LocationMap({ content, addresses, labels }: LocationMapProps) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <WorldMap {...labels.locationMap} />
    </HeadSection>
  )
}
