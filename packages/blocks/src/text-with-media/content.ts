import { z } from 'zod'
import { linkContent } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { richTextContent } from '../rich-text/rich-text-content.ts'
import { richTextToPlain } from '../rich-text/rich-text-to-plain.ts'

/** Text beside a picture. */
export const textWithMediaContent = z.object({
  blockType: z.literal('text-with-media'),
  heading: z.string().nullable(),
  body: richTextContent,
  // A picture that was deleted from the store is left out; the text stays.
  image: pictureContent.nullable(),
  imageSide: z.enum(['left', 'right']),
  imageShape: z.enum(['AsideSquare', 'AsideVideo']),
  links: listOf(linkContent),
})

export type TextWithMediaContent = z.infer<typeof textWithMediaContent>

/** What search finds this block by. */
export function textWithMediaText({ heading, body }: TextWithMediaContent): string {
  return lines(heading, richTextToPlain(body))
}
