import { z } from 'zod'

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
})

export type PictureContent = z.infer<typeof pictureContent>

/** Selected wherever a block has a picture. */
export const pictureSelection = '{ filename alt width height mimeType }'
