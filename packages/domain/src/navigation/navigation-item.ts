import { z } from 'zod'
import { countryCode } from '../countries/country.ts'

/** One entry of a header or footer tree, as editors wrote it. */
export type NavigationEntry = {
  id: string
  title: string
  /** Stands in breadcrumbs instead of the title; empty for none. */
  breadcrumbOverride: string
  /** Empty means every country. */
  countries: string[]
  hidden: boolean
  /** The page it leads to; its path is the one without locale, '' for home. */
  page: { id: string; path: string } | null
  /** Where it leads if not to a page: a path, an http address, `hard:` or `action:`. Empty for nowhere. */
  target: string
  items: NavigationEntry[]
}

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

export const navigationEntry: z.ZodType<NavigationEntry, unknown> = z.object({
  id: z.string().min(1),
  title: optionalText,
  breadcrumbOverride: optionalText,
  countries: z.array(countryCode).default([]),
  hidden: z.boolean().default(false),
  page: z
    .object({ id: z.string().min(1), path: optionalText })
    .nullable()
    .default(null),
  target: optionalText,
  get items() {
    return z.array(navigationEntry).default([])
  },
})

/** An entry as one reader gets it. */
export type NavigationItem = {
  id: string
  title: string
  breadcrumbOverride: string
  countries: readonly string[]
  hidden: boolean
  /** The id of the page it leads to. */
  page: string | undefined
  /** As the editor wrote it; a page's path where it leads to a page. */
  target: string
  /** The path of our own without locale; undefined where it leads elsewhere. */
  unlocalizedUrl: string | undefined
  /** The address for this reader; undefined for a named action. */
  url: string | undefined
  items: readonly NavigationItem[]
}
