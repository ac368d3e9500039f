import { contactTopics, contactTypes } from '@ferrule/domain/locations/location'
import { z } from 'zod'
import { optionalList, optionalText } from './response-fields.ts'

/** Locations belong to the group and not to a site. */
export const locationsQuery = `query Locations {
  Locations(sort: "countryCode,city,name", limit: 500) {
    docs {
      id name contactType countryCode servedCountries topics street postalCode city phone email latitude longitude
      timeZone openingHours closedDays brands { name }
    }
  }
}`

const record = z
  .object({
    id: z.string(),
    name: optionalText,
    contactType: z.enum(contactTypes),
    countryCode: z.string(),
    servedCountries: optionalList(z.string()),
    topics: optionalList(z.enum(contactTopics)),
    street: optionalText,
    postalCode: optionalText,
    city: optionalText,
    phone: optionalText,
    email: optionalText,
    latitude: z.number().nullish(),
    longitude: z.number().nullish(),
    timeZone: optionalText,
    openingHours: optionalText,
    closedDays: optionalList(z.string()),
    brands: optionalList(z.object({ name: z.string() })),
  })
  .transform(({ latitude, longitude, brands, ...rest }) => ({
    ...rest,
    brands: brands.map(({ name }) => name),
    position: typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
  }))

export const locationsResponse = z.object({ Locations: z.object({ docs: z.array(record) }) })
