import { americas } from './americas.ts'
import { asiaPacific } from './asia-pacific.ts'
import { europe } from './europe.ts'
import { middleEastAndAfrica } from './middle-east-and-africa.ts'
import type { SeedLocation } from './seed-location.ts'

export const locations: SeedLocation[] = [...europe, ...americas, ...asiaPacific, ...middleEastAndAfrica]
