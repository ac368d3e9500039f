import type { PressKitContent } from '@ferrule/blocks/press-kit/block'
import { toPictureSource } from '@ferrule/blocks/pictures/picture-content'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { chooseLargestPicture } from '@ferrule/domain/pictures/picture-sources'

/** A picture of the archive: its name there, where it comes from, and what the list of files says of it. */
export type PressFile = { name: string; path: string; caption: string; width: number; height: number }

/** The pictures and logos of a press kit in their largest size. Names in the archive are unique. */
export function toPressFiles({ pictures, logos }: Pick<PressKitContent, 'pictures' | 'logos'>): PressFile[] {
  const all = [
    ...pictures.map(({ image, caption }) => ({ image, caption, folder: 'pictures' })),
    ...logos.map(({ image, name }) => ({ image, caption: name, folder: 'logos' })),
  ]
  const taken = new Set<string>()
  return all.flatMap(({ image, caption, folder }) => {
    if (!image) return []
    const { variant, width, height } = chooseLargestPicture(toPictureSource(image), 'Stretched', 'png')
    const text = caption || image.alt
    const name = unusedName(`${folder}/${toFileName(text)}`, taken)
    taken.add(name)
    return [{ name: `${name}.png`, path: toPicturePath(variant), caption: text, width, height }]
  })
}

/** Letters and digits of any script; other characters become hyphens. */
function toFileName(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'picture'
  )
}

function unusedName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let number = 2; ; number++) if (!taken.has(`${name}-${number}`)) return `${name}-${number}`
}
