import { ok, refuse, type Result } from '../result.ts'

/** The alias of the provider of an organisation at the identity server. */
export function toProviderAlias(organisationNumber: string): string {
  return `company-${organisationNumber}`
}

/** The number of the organisation at whose provider a person signed in. */
export function organisationNumberOf(providerAlias: string): string | undefined {
  return /^company-([0-9]{5,10})$/.exec(providerAlias)?.[1]
}

/** Where the provider of a company sends the browser back to. */
export function toRedirectUri(identityIssuer: string, providerAlias: string): string {
  return `${identityIssuer}/broker/${providerAlias}/endpoint`
}

/** The name of the portal at a SAML provider: the address of our own metadata. */
export function toSamlEntityId(redirectUri: string): string {
  return `${redirectUri}/descriptor`
}

type SwitchFacts = { isSaved: boolean; verifiedDomains: number; checkProblem: string | null }
type SwitchInput = { isEnabled: boolean; isRequired: boolean }

export type SwitchRefusal = 'no-connection' | 'no-verified-domain' | 'connection-failed'

/** A sign-in is switched on for verified domains only, and after its last check was good; it can always be switched off. */
export function decideSwitch(
  facts: SwitchFacts,
  { isEnabled, isRequired }: SwitchInput,
): Result<SwitchInput, SwitchRefusal> {
  if (!facts.isSaved) return refuse('no-connection')
  if (!isEnabled) return ok({ isEnabled, isRequired: false })
  if (facts.verifiedDomains === 0) return refuse('no-verified-domain')
  if (facts.checkProblem !== null) return refuse('connection-failed')
  return ok({ isEnabled, isRequired })
}

export type CompanySignInStatus = 'off' | 'on' | 'required'

type StatusFacts = { enabledAt: Date | null; isRequired: boolean }

export function statusOfCompanySignIn({ enabledAt, isRequired }: StatusFacts): CompanySignInStatus {
  if (enabledAt === null) return 'off'
  return isRequired ? 'required' : 'on'
}
