import type { SeedPage } from '../seed-page.ts'
import { earlier } from './earlier.ts'
import { secondHalf2026 } from './second-half-2026.ts'

/** Newest first. */
export const mediaReleases: SeedPage[] = [...secondHalf2026, ...earlier]
