import { z } from 'zod'
import { serviceNames } from '../portal-services/services-of-roles.ts'
import { idempotencyKey } from '../requests/form-fields.ts'
import { emailDomain } from './email-domain.ts'

const organisation = { idempotencyKey, organisationId: z.uuid() }

export const domainInput = z.strictObject({ ...organisation, domain: emailDomain })

export type DomainInput = z.infer<typeof domainInput>

export const newScimTokenInput = z.strictObject(organisation)

export type NewScimTokenInput = z.infer<typeof newScimTokenInput>

export const revokeScimTokenInput = z.strictObject({ ...organisation, tokenId: z.uuid() })

export type RevokeScimTokenInput = z.infer<typeof revokeScimTokenInput>

export const groupApplicationsInput = z.strictObject({
  ...organisation,
  groupId: z.uuid(),
  applications: z
    .array(z.strictObject({ application: z.enum(serviceNames), role: z.string().regex(/^[a-z-]{1,40}$/) }))
    .max(serviceNames.length)
    .refine((all) => new Set(all.map(({ application }) => application)).size === all.length),
})

export type GroupApplicationsInput = z.infer<typeof groupApplicationsInput>
