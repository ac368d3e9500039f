import { z } from 'zod'

const hundredths = z.number().min(0).max(100).nullish()

/** A picture as a block shows it. The file name is its key in the media store; the website makes the address. */
export const pictureContent = z.object({
  filename: z.string().min(1),
  // A picture that is not described in this language yet is shown undescribed; the page must not fail for it.
  alt: z
    .string()
    .nullable()
    .transform((alt) => alt ?? ''),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  mimeType: z.string(),
  /** The point that stays in view when a part is cut off, in hundredths; the middle unless an editor chose one. */
  focalX: hundredths,
  focalY: hundredths,
})

export type PictureContent = z.infer<typeof pictureContent>

/** The same in the words of those who choose among its files. */
export function toPictureFacts({ filename, width, height, focalX, focalY }: PictureContent) {
  return { file: filename, original: { width, height }, focal: { x: focalX ?? 50, y: focalY ?? 50 } }
}

/** Selected wherever a block has a picture. */
export const pictureSelection = '{ filename alt width height mimeType focalX focalY }'
