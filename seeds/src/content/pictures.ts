import { join } from 'node:path'
import { type MachineName, machineAlts } from './pictures/machine-alts.ts'
import { brandAlts, drawingAlts, logoAlts, partAlts, sceneAlts } from './pictures/other-alts.ts'

const folder = join(import.meta.dirname, '../../pictures')

export type SeedPicture = { file: string; alt: { en: string; de: string } }

export type PictureName =
  | MachineName
  | keyof typeof sceneAlts
  | keyof typeof partAlts
  | keyof typeof brandAlts
  | keyof typeof logoAlts
  | keyof typeof drawingAlts

/** File names of scenes have the prefix `scene-`. */
const files = {
  ...toPictures(machineAlts, ''),
  ...toPictures(sceneAlts, 'scene-'),
  ...toPictures(partAlts, ''),
  ...toPictures(brandAlts, ''),
  ...toPictures(logoAlts, ''),
  ...toPictures(drawingAlts, ''),
}

/** Pictures of the demo pages, by name. */
export const pictures: Record<PictureName, SeedPicture> = files

function toPictures<Name extends string>(alts: Record<Name, SeedPicture['alt']>, prefix: string) {
  const entries = Object.entries<SeedPicture['alt']>(alts)
  return Object.fromEntries(
    entries.map(([name, alt]) => [name, { file: join(folder, `${prefix}${name}.webp`), alt }]),
  ) as Record<Name, SeedPicture>
}
