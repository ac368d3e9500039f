import { type CheckProvider, createCheckProvider } from '@ferrule/connectors/company-provider/check-provider'
import type { Settings } from '../../settings.ts'
import { createSecretSealing, type SecretSealing } from './secret-sealing.ts'

/** Dependencies of the sign-in of companies, beside the database. */
export type CompanySignInDeps = {
  checkProvider: CheckProvider
  secretSealing: SecretSealing
  /** Where the provider of a company sends the browser back to. */
  redirectUriOf: (providerAlias: string) => string
}

type CompanySettings = Pick<Settings, 'COMPANY_SIGN_IN_TRUSTED_NETWORKS' | 'IDENTITY_DATA_KEY' | 'IDENTITY_ISSUER'>

export function toCompanySignInDeps(settings: CompanySettings): CompanySignInDeps {
  return {
    checkProvider: createCheckProvider({ trustedNetworks: settings.COMPANY_SIGN_IN_TRUSTED_NETWORKS }),
    secretSealing: createSecretSealing(settings.IDENTITY_DATA_KEY),
    redirectUriOf: (alias) => `${settings.IDENTITY_ISSUER}/broker/${alias}/endpoint`,
  }
}
