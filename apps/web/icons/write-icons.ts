// Writes the icons of all themes to public/icons. Run `node icons/write-icons.ts` after a change of theme colours.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { iconSizes, toIconPath } from '@ferrule/domain/seo/theme-icon'
import { themeKeys } from '@ferrule/domain/pages/theme'
import sharp from 'sharp'
import { toIconSvg } from './to-icon-svg.ts'

const folder = join(import.meta.dirname, '../public')

for (const theme of themeKeys) {
  const svg = Buffer.from(`${toIconSvg(theme)}\n`)
  await mkdir(dirname(join(folder, toIconPath(theme))), { recursive: true })
  await writeFile(join(folder, toIconPath(theme)), svg)
  for (const size of iconSizes)
    await sharp(svg, { density: size * 3 })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, toIconPath(theme, size)))
}
