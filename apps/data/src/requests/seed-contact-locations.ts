import { locations } from '@ferrule/seeds/locations/locations'
import type { Database } from '../postgres/database.ts'
import { type ContactLocation, saveContactLocations } from './contact-location-store.ts'

/** Makes every location of the demo group a contact location. Idempotent. */
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
  const ascii = city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
