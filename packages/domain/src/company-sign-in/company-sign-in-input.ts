import { z } from 'zod'
import { idempotencyKey } from '../requests/form-fields.ts'
import { isMetadataUrl } from './saml-provider.ts'

const organisation = { idempotencyKey, organisationId: z.uuid() }

/** The issuer as its discovery document states it. Only operators of local installations use plain HTTP. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .trim()
  .max(500)
  .refine((url) => !/[?#@]/.test(url))

const metadataUrl = z.url({ protocol: /^https?$/ }).max(2000)

export const companyConnectionInput = z.strictObject({
  ...organisation,
  issuer,
  clientId: z.string().trim().min(1).max(255),
  clientSecret: z.string().trim().min(1).max(1000),
})

export type CompanyConnectionInput = z.infer<typeof companyConnectionInput>

/** The metadata of a SAML provider: their address, or the XML itself. */
export const samlConnectionInput = z.strictObject({
  ...organisation,
  metadata: z
    .string()
    .trim()
    .max(80_000)
    .refine((metadata) => !isMetadataUrl(metadata) || metadataUrl.safeParse(metadata).success),
})

export type SamlConnectionInput = z.infer<typeof samlConnectionInput>

export const companySignInInput = z.strictObject(organisation)

export type CompanySignInInput = z.infer<typeof companySignInInput>

export const switchCompanySignInInput = z.strictObject({
  ...organisation,
  isEnabled: z.boolean(),
  /** People of the verified domains can no longer use a password. */
  isRequired: z.boolean(),
})

export type SwitchCompanySignInInput = z.infer<typeof switchCompanySignInInput>
