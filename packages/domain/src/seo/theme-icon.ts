import type { ThemeKey } from '../pages/theme.ts'

type IconColours = { ground: string; sleeve: string; wire: string }

const dark = (ground: string, wire: string): IconColours => ({ ground, sleeve: '#ffffff', wire })

/** The header colours of each theme, repeated here because an image file cannot use CSS custom properties. */
export const iconColours: Record<ThemeKey, IconColours> = {
  Default: dark('#15181b', '#eda878'),
  Copper: dark('#6f330d', '#eda878'),
  Product: { ground: '#e9edf0', sleeve: '#15181b', wire: '#38454f' },
  Light_Blue: { ground: '#d5e9f5', sleeve: '#0b2b40', wire: '#14638f' },
  Iqc: dark('#062e2c', '#74cfc6'),
  Adaptronic: dark('#2b0f18', '#f5a0b8'),
  Cirris: dark('#0d1f40', '#9fc0ff'),
  Diit: dark('#12291a', '#93d39a'),
  Hosver: dark('#2a2210', '#e6c063'),
  Komax: dark('#0a2238', '#8fc4f2'),
  Schleuniger: dark('#2a1511', '#ffa98c'),
}

/** The PNG sizes that phones and browsers request beside the SVG. */
export const iconSizes = [32, 180, 192, 512] as const

export function toIconPath(theme: ThemeKey, size?: (typeof iconSizes)[number]): string {
  return `/icons/${theme.toLowerCase()}${size === undefined ? '.svg' : `-${size}.png`}`
}
