import { z } from 'zod'
import { previewSubject } from './preview-options.ts'

/** How long a preview link may be valid, in days. */
export const previewLinkDays = ['1', '7', '30'] as const

/** A new link; the token itself is known to the website and to people with the link only. */
export const newPreviewLink = z.object({
  tokenDigest: z.string().min(20).max(100),
  pageId: z.guid(),
  subject: previewSubject,
  days: z.enum(previewLinkDays).transform(Number),
  /** A digest of the editor's session, for the audit. */
  session: z.string().min(1).max(100),
})

export type NewPreviewLink = z.input<typeof newPreviewLink>

/** A valid link as editors see it. */
export const previewLink = z.object({
  id: z.guid(),
  subject: previewSubject,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  opened: z.number().int().min(0),
})

export type PreviewLink = z.infer<typeof previewLink>

export const openedPreviewLink = previewLink.pick({ subject: true, expiresAt: true })

export type OpenedPreviewLink = z.infer<typeof openedPreviewLink>
