import type { PictureContent } from '../pictures/picture-content.ts'

/** Pictures of machines are 4:3. A grid that contains no others shows them whole, because 16:9 crops tall machines. */
export function shapeOfTeasers(teasers: readonly { image: Pick<PictureContent, 'width' | 'height'> | null }[]) {
  const pictures = teasers.flatMap(({ image }) => image ?? [])
  const isTall = ({ width, height }: { width: number; height: number }) => width * 3 <= height * 4
  return pictures.length > 0 && pictures.every(isTall) ? 'machine' : 'scene'
}
