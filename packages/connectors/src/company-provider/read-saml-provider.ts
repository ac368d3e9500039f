import type { ProviderProblem } from '@ferrule/domain/company-sign-in/company-provider'
import { isMetadataUrl, readSamlDescriptor, type SamlProvider } from '@ferrule/domain/company-sign-in/saml-provider'
import { refuse, type Result } from '@ferrule/domain/result'
import { createFetchExternal } from '../external-http/fetch-external.ts'
import { parseSamlMetadata } from './parse-saml-metadata.ts'

/**
 * Reads the metadata of a company's SAML provider, given as XML or by their address. The address comes from a customer:
 * private networks are refused.
 */
export type ReadSamlProvider = (metadata: string) => Promise<Result<SamlProvider, ProviderProblem>>

type ReadSettings = { trustedNetworks: string; timeoutMs?: number }

const maxBytes = 500_000

export function createReadSamlProvider({ trustedNetworks, timeoutMs = 4000 }: ReadSettings): ReadSamlProvider {
  const fetchMetadata = async (url: string) => {
    const fetchExternal = createFetchExternal({ origins: [url], trustedNetworks, timeoutMs, maxBytes })
    const { status, body } = await fetchExternal(url, { method: 'GET', headers: { accept: 'application/xml' } })
    return status === 200 ? body.toString() : undefined
  }
  return async (metadata) => {
    const url = isMetadataUrl(metadata) ? metadata : null
    const xml = url === null ? metadata : await fetchMetadata(url).catch(() => undefined)
    if (xml === undefined) return refuse('provider-unreachable')
    const descriptor = parseSamlMetadata(xml)
    return descriptor ? readSamlDescriptor(descriptor, url) : refuse('metadata-invalid')
  }
}
