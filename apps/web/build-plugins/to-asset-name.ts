import type { Rolldown } from 'vite'

/** Raise it when the files of these fonts change: browsers keep a name for good. */
const scriptFontsRelease = 1

/**
 * Every file carries a hash of its content, except the hundreds a Japanese or Chinese font is cut into: their hashes
 * would be an eighth of the sheet that lists them.
 */
export function toAssetName({ names: [name = ''] }: Rolldown.PreRenderedAsset): string {
  return /^noto-sans-(jp|sc)-\d+-/.test(name)
    ? `assets/script-fonts-${scriptFontsRelease}/[name][extname]`
    : 'assets/[name]-[hash][extname]'
}
