import { z } from 'zod'

/** The audit action that records a download. */
export const downloadAction = 'download-software'

export const downloadedRelease = z.object({ family: z.string(), version: z.string() })
export type DownloadedRelease = z.infer<typeof downloadedRelease>
