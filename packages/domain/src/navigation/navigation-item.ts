import { z } from 'zod'
import { countryCode } from '../countries/country.ts'
import { type MenuIcon, type MenuTeaser, menuIcon, menuTeaser } from './menu-teaser.ts'

/** One entry of a header or footer tree, as stored in the CMS. */
export type NavigationEntry = {
  id: string
  title: string
  /** Replaces the title in breadcrumbs; empty for none. */
  breadcrumbOverride: string
  /** The line below the title in the menu, such as `12–40 kN`; empty for none. */
  note: string
  icon: MenuIcon | null
  /** Only on entries of the first level of a header. */
  teaser: MenuTeaser | null
  /** Empty means every country. */
  countries: string[]
  hidden: boolean
  /** The linked page; its path has no locale and is '' for home. */
  page: { id: string; path: string } | null
  /** The target without a page: a path, an http URL, `hard:` or `action:`; empty for none. */
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
  note: optionalText,
  // An icon of a later version must not make the whole site fail.
  icon: menuIcon.nullable().catch(null).default(null),
  teaser: menuTeaser.nullable().default(null),
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

/** A teaser resolved for one visitor. */
export type MenuItemTeaser = Omit<MenuTeaser, 'target'> & { href: string }

/** An entry resolved for one visitor. */
export type NavigationItem = {
  id: string
  title: string
  breadcrumbOverride: string
  note: string
  icon: MenuIcon | undefined
  teaser: MenuItemTeaser | undefined
  countries: readonly string[]
  hidden: boolean
  /** The id of the linked page. */
  page: string | undefined
  /** As typed by the editor; the page's path for a linked page. */
  target: string
  /** The path without locale; undefined for an external target. */
  unlocalizedUrl: string | undefined
  /** The URL for this visitor; undefined for an action. */
  url: string | undefined
  items: readonly NavigationItem[]
}
