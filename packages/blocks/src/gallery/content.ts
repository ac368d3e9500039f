import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'

const galleryPicture = z.object({ image: pictureContent.nullable(), caption: z.string().nullable() })

/** Pictures that a reader can enlarge. */
export const galleryContent = z.object({
  blockType: z.literal('gallery'),
  heading: z.string().min(1),
  pictures: listOf(galleryPicture),
})

export type GalleryContent = z.infer<typeof galleryContent>

/** What search finds this block by. */
export function galleryText({ heading, pictures }: GalleryContent): string {
  return lines(heading, ...pictures.flatMap(({ image, caption }) => [image?.alt, caption]))
}
