import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { pictureContent } from '../pictures/picture-content.ts'

/** The widths a picture can take on a page. */
export const imageLayouts = ['Stretched', 'BreakOut', 'Inline', 'AsideSquare', 'AsideVideo'] as const

/** One picture with or without a caption. */
export const imageContent = z.object({
  blockType: z.literal('image'),
  image: pictureContent.nullable(),
  layout: z.enum(imageLayouts),
  caption: z.string().nullable(),
})

export type ImageContent = z.infer<typeof imageContent>

/** What search finds this block by. */
export function imageText({ image, caption }: ImageContent): string {
  return lines(image?.alt, caption)
}
