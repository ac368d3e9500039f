import { z } from 'zod'
import { idempotencyKey } from '../requests/form-fields.ts'

const organisation = { idempotencyKey, organisationId: z.uuid() }

/** The issuer as its discovery document states it. Only operators of local installations use plain HTTP. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .trim()
  .max(500)
  .refine((url) => !/[?#@]/.test(url))

export const companyConnectionInput = z.strictObject({
  ...organisation,
  issuer,
  clientId: z.string().trim().min(1).max(255),
  clientSecret: z.string().trim().min(1).max(1000),
})

export type CompanyConnectionInput = z.infer<typeof companyConnectionInput>

export const companySignInInput = z.strictObject(organisation)

export type CompanySignInInput = z.infer<typeof companySignInInput>

export const switchCompanySignInInput = z.strictObject({
  ...organisation,
  isEnabled: z.boolean(),
  /** People of the verified domains can no longer use a password. */
  isRequired: z.boolean(),
})

export type SwitchCompanySignInInput = z.infer<typeof switchCompanySignInInput>
