import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { pictureContent } from '../pictures/picture-content.ts'

const filmTypes = ['video/mp4', 'video/webm'] as const

const film = z.object({ filename: z.string().min(1), mimeType: z.enum(filmTypes) })

/** A film of our own. Films of other hosts would follow the reader and are not possible. */
export const videoContent = z.object({
  blockType: z.literal('video'),
  title: z.string().min(1),
  duration: z.string().nullable(),
  film: film.nullable(),
  poster: pictureContent.nullable(),
})

export type VideoContent = z.infer<typeof videoContent>

/** What search finds this block by. */
export function videoText({ title }: VideoContent): string {
  return lines(title)
}
