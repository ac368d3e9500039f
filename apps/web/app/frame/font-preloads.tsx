import kerf from '@ferrule/ui/fonts/kerf-display-latin.woff2?url'
import plex from '@ferrule/ui/fonts/ibm-plex-sans-latin-wght-normal.woff2?url'
import archivo from '@ferrule/ui/fonts/archivo-112-latin.woff2?url'

/** The two fonts of the first screen: that of the text and that of the heading, which some sites have cut. */
export function FontPreloads({ cutFont }: { cutFont: boolean }) {
  return [cutFont ? kerf : archivo, plex].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
