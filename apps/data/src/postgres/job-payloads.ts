import { z } from 'zod'

/** Payloads of the jobs in our own database. They contain ids only, so that a job works on the current state. */
export const jobPayloads = {
  'import-catalogue': z.object({ importId: z.uuid() }),
  'index-products': z.object({}),
  'send-mail': z.object({ mailId: z.uuid() }),
  /** Purges products saved at this time; `whole` after a change of tree, labels or units, which affects all pages. */
  'purge-catalogue': z.object({ changedAt: z.iso.datetime(), whole: z.boolean() }),
  'deliver-tickets': z.object({}),
  /** Applies the accesses and organisations of a person at the identity server. */
  'sync-person': z.object({ personId: z.uuid() }),
  /** Applies the sign-in of an organisation at the identity server. */
  'sync-company-sign-in': z.object({ organisationId: z.uuid() }),
  /** Deletes the login of a deleted user. */
  'delete-identity': z.object({ subject: z.string().min(1) }),
  /** Ends the sessions of a person who left an organisation. */
  'end-sessions': z.object({ subject: z.string().min(1) }),
  /** Signs and publishes a released version of a security advisory. */
  'publish-advisory': z.object({ revisionId: z.uuid() }),
  /** Notifies the customers with affected machines by mail. */
  'notify-advisory': z.object({ advisoryId: z.uuid() }),
  /** Sends one notification to one device. */
  'send-push': z.object({ notificationId: z.uuid(), subscriptionId: z.uuid() }),
  'scan-upload': z.object({ uploadId: z.string().min(1) }),
} as const

export type JobName = keyof typeof jobPayloads
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>
