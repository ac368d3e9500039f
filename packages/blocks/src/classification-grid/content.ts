import { z } from 'zod'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { headContent } from '../sections/head-content.ts'

/** The six things done to a wire. */
const processes = ['cut', 'crimp', 'mark', 'twist', 'test', 'quality'] as const

const family = z.object({
  process: z.enum(processes),
  title: z.string().min(1),
  text: z.string().nullable(),
  range: z.string().nullable(),
  href: linkTarget,
  image: pictureContent.nullable(),
})

/** The families of machines. */
export const classificationGridContent = z.object({
  blockType: z.literal('classification-grid'),
  ...headContent,
  families: listOf(family),
})

export type ClassificationGridContent = z.infer<typeof classificationGridContent>

/** What search finds this block by. */
export function classificationGridText({ heading, note, families }: ClassificationGridContent): string {
  return lines(heading, note, ...families.flatMap(({ title, text }) => [title, text]))
}
