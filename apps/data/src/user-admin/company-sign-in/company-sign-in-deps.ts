import { type CheckProvider, createCheckProvider } from '@ferrule/connectors/company-provider/check-provider'
import { createReadSamlProvider, type ReadSamlProvider } from '@ferrule/connectors/company-provider/read-saml-provider'
import { toRedirectUri } from '@ferrule/domain/company-sign-in/company-sign-in'
import type { Settings } from '../../settings.ts'
import { createSecretSealing, type SecretSealing } from './secret-sealing.ts'

/** Dependencies of the sign-in of companies, beside the database. */
export type CompanySignInDeps = {
  checkProvider: CheckProvider
  readSamlProvider: ReadSamlProvider
  secretSealing: SecretSealing
  /** Where the provider of a company sends the browser back to. */
  redirectUriOf: (providerAlias: string) => string
}

type CompanySettings = Pick<Settings, 'COMPANY_SIGN_IN_TRUSTED_NETWORKS' | 'IDENTITY_DATA_KEY' | 'IDENTITY_ISSUER'>

export function toCompanySignInDeps(settings: CompanySettings): CompanySignInDeps {
  const trusted = { trustedNetworks: settings.COMPANY_SIGN_IN_TRUSTED_NETWORKS }
  return {
    checkProvider: createCheckProvider(trusted),
    readSamlProvider: createReadSamlProvider(trusted),
    secretSealing: createSecretSealing(settings.IDENTITY_DATA_KEY),
    redirectUriOf: (alias) => toRedirectUri(settings.IDENTITY_ISSUER, alias),
  }
}
