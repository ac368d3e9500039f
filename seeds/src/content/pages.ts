import { about, company } from './company.ts'
import { home } from './home.ts'
import { legalPages } from './legal.ts'
import { schleunigerHome } from './schleuniger-home.ts'
import type { SeedPage } from './seed-page.ts'

/** Demo pages, each after the page it is below. */
export const pages: SeedPage[] = [
  home,
  company,
  about,
  schleunigerHome,
  ...legalPages('', 'Default'),
  ...legalPages('schleuniger', 'Schleuniger'),
]
