import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { headContent } from '../sections/head-content.ts'

/** As people write numbers: digits, spaces, a plus in front. */
export const phoneNumber = /^\+?\d[\d ]{4,24}$/
export const emailAddress = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/

// What an editor emptied again is stored as an empty text.
const optional = (pattern: RegExp) =>
  z
    .string()
    .refine((text) => text === '' || pattern.test(text))
    .nullable()

const location = z.object({
  kind: z.string().nullable(),
  name: z.string().min(1),
  address: z.string().min(1),
  phone: optional(phoneNumber),
  email: optional(emailAddress),
})

/** Where the people are. */
export const locationTeaserContent = z.object({
  blockType: z.literal('location-teaser'),
  ...headContent,
  locations: listOf(location),
})

export type LocationTeaserContent = z.infer<typeof locationTeaserContent>

/** What search finds this block by. */
export function locationTeaserText({ heading, note, locations }: LocationTeaserContent): string {
  return lines(heading, note, ...locations.flatMap(({ name, address }) => [name, address]))
}
