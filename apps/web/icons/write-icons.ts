// Draws the icons of all themes into public/icons: `node icons/write-icons.ts`, after a theme has changed its colours.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { iconSizes, toIconPath } from '@ferrule/domain/found/theme-icon'
import { themeKeys } from '@ferrule/domain/pages/theme'
import sharp from 'sharp'
import { toIconSvg } from './to-icon-svg.ts'

const folder = join(import.meta.dirname, '../public')

for (const theme of themeKeys) {
  const drawing = Buffer.from(`${toIconSvg(theme)}\n`)
  await mkdir(dirname(join(folder, toIconPath(theme))), { recursive: true })
  await writeFile(join(folder, toIconPath(theme)), drawing)
  for (const size of iconSizes)
    await sharp(drawing, { density: size * 3 })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, toIconPath(theme, size)))
}
