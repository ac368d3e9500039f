import { z } from 'zod'

const percent = z.number().min(0).max(100).nullish()

/** A picture of a block. The file name is its key in the media store; the website builds the URL. */
export const pictureContent = z.object({
  filename: z.string().min(1),
  // A missing alternative text in this language must not make the page fail.
  alt: z
    .string()
    .nullable()
    .transform((alt) => alt ?? ''),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  mimeType: z.string(),
  /** The point that stays visible when the picture is cropped, in percent. The centre unless an editor set one. */
  focalX: percent,
  focalY: percent,
})

export type PictureContent = z.infer<typeof pictureContent>

/** Converts a picture to the input of the picture component and of `chooseFallbackPicture`. */
export function toPictureSource({ filename, width, height, focalX, focalY }: PictureContent) {
  return { file: filename, original: { width, height }, focal: { x: focalX ?? 50, y: focalY ?? 50 } }
}

/** GraphQL selection of a picture field. */
export const pictureSelection = '{ filename alt width height mimeType focalX focalY }'
