import kerf from '@ferrule/ui/fonts/kerf-display-latin.woff2?url'
import plex from '@ferrule/ui/fonts/ibm-plex-sans-latin-wght-normal.woff2?url'
import archivo from '@ferrule/ui/fonts/archivo-112-latin.woff2?url'

/** Preloads the text font and the heading font; some sites use the cut heading font. */
export function FontPreloads({ cutFont }: { cutFont: boolean }) {
  return [cutFont ? kerf : archivo, plex].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
