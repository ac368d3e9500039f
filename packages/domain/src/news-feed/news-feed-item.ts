import { z } from 'zod'

export const newsFeedItem = z.object({
  id: z.string().min(1),
  title: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  link: z.string().nullable(),
  publicationDate: z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
})
