import type { ThemeKey } from '../pages/theme.ts'
import { iconColours, toIconPath } from './theme-icon.ts'

export type ManifestSite = { name: string; theme: ThemeKey; home: string }

/** The web app manifest of a site, used when it is added to a home screen. */
export function toWebManifest({ name, theme, home }: ManifestSite) {
  const png = ([192, 512] as const).map((size) => ({
    src: toIconPath(theme, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  }))
  return {
    name,
    short_name: name,
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: iconColours[theme].ground,
    icons: [{ src: toIconPath(theme), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...png],
  }
}

/** Replaces the empty slug of the main site. */
const mainName = 'main'

export function toManifestPath(siteSlug: string): string {
  return `/manifests/${siteSlug || mainName}.webmanifest`
}

/** The site slug of a manifest name; undefined for an invalid name. */
export function parseManifestName(name: string): string | undefined {
  const slug = /^([a-z0-9-]{1,60})[.]webmanifest$/.exec(name)?.[1]
  return slug === mainName ? '' : slug
}
