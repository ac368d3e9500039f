import { iconColours, toIconPath } from '@ferrule/domain/seo/theme-icon'
import type { ThemeKey } from '@ferrule/domain/pages/theme'

/** Links the icons of the site, so that browsers do not request the default paths. */
export function SiteIcons({ theme, manifest }: { theme: ThemeKey; manifest: string }) {
  return (
    <>
      <link rel="icon" href={toIconPath(theme)} type="image/svg+xml" />
      <link rel="icon" href={toIconPath(theme, 32)} type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href={toIconPath(theme, 180)} />
      <link rel="manifest" href={manifest} />
      <meta name="theme-color" content={iconColours[theme].ground} />
    </>
  )
}
