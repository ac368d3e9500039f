import { iconColours } from '@ferrule/domain/seo/theme-icon'
import type { ThemeKey } from '@ferrule/domain/pages/theme'

/** The icon of a theme: a wire with a stripped end. */
export function toIconSvg(theme: ThemeKey): string {
  const { ground, sleeve, wire } = iconColours[theme]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<path fill="${ground}" d="M0 0h32v32H0z"/>` +
    `<path fill="${sleeve}" d="M0 11h20v10H0z"/><path fill="${wire}" d="M20 13h9v6h-9z"/></svg>`
  )
}
