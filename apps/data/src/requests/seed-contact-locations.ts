import { locations } from '@ferrule/seeds/locations/locations'
import type { Database } from '../postgres/database.ts'
import { type ContactLocation, saveContactLocations } from './contact-location-store.ts'

/** Every place of the demo group takes requests. Running it again changes nothing. */
export async function seedContactLocations(db: Database): Promise<number> {
  const byId = new Map(locations.map((location) => [toId(location.city), toContactLocation(location)]))
  await saveContactLocations(db.queries, [...byId.values()])
  return byId.size
}

function toContactLocation(location: (typeof locations)[number]): ContactLocation {
  const { name, city, countryCode: country, phone: telephone, email: teamAddress } = location
  return { id: toId(city), name, city, country, telephone, teamAddress }
}

/** `São Paulo` is `sao-paulo`. */
function toId(city: string): string {
  const letters = city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
