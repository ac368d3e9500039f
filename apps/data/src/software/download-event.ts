import { z } from 'zod'

/** How the audit trail remembers who took which version. */
export const downloadAction = 'download-software'

export const downloadedRelease = z.object({ family: z.string(), version: z.string() })
export type DownloadedRelease = z.infer<typeof downloadedRelease>
