import { z } from 'zod'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'

export const fileFormats = ['PDF', 'ZIP', 'DOCX', 'XLSX', 'PPTX', 'STEP', 'MP4'] as const

const file = z.object({
  title: z.string().min(1),
  format: z.enum(fileFormats),
  details: z.string().nullable(),
  href: linkTarget,
})

/** Documents to take along. */
export const downloadListContent = z.object({
  blockType: z.literal('download-list'),
  heading: z.string().min(1),
  files: listOf(file),
})

export type DownloadListContent = z.infer<typeof downloadListContent>

/** What search finds this block by. */
export function downloadListText({ heading, files }: DownloadListContent): string {
  return lines(heading, ...files.map(({ title, format }) => `${title}, ${format}`))
}
