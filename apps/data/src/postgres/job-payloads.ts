import { z } from 'zod'

/** Every job of our own database and what it carries: ids only, so that a job always works on the present state. */
export const jobPayloads = {
  'import-catalogue': z.object({ importId: z.uuid() }),
  'index-products': z.object({}),
  'send-mail': z.object({ mailId: z.uuid() }),
  /** What was saved at this moment; `whole` where tree, labels or units changed, which show everywhere. */
  'purge-catalogue': z.object({ changedAt: z.iso.datetime(), whole: z.boolean() }),
  'deliver-tickets': z.object({}),
  'scan-upload': z.object({ uploadId: z.string().min(1) }),
} as const

export type JobName = keyof typeof jobPayloads
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>
