import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'

const endpoint = z.url({ protocol: /^https?$/ }).max(2000)

/** The parts of SAML 2.0 metadata that a login needs. */
const samlProvider = z.object({
  /** The entity ID of the provider. */
  issuer: z.string().trim().min(1).max(500),
  signOnUrl: endpoint,
  usesPost: z.boolean(),
  wantsSignedRequests: z.boolean(),
  /** Certificates whose keys sign assertions, as Base64 of their DER form. */
  certificates: z.array(z.base64().max(10_000)).max(10),
  /** Null if an administrator entered the metadata themselves. */
  metadataUrl: endpoint.nullable(),
})

export type SamlProvider = z.infer<typeof samlProvider>

/** The first identity provider of a metadata document, as it describes itself. */
export type SamlDescriptor = {
  entityId: string
  signOnServices: readonly { binding: string; location: string }[]
  certificates: readonly string[]
  wantsSignedRequests: boolean
}

const bindings = {
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
}

/** The metadata that an administrator entered: their address, or the XML itself. */
export function isMetadataUrl(metadata: string): boolean {
  return !metadata.startsWith('<')
}

/** Reads what a login needs. Without a certificate nothing proves that an assertion comes from the provider. */
export function readSamlDescriptor(
  descriptor: SamlDescriptor,
  metadataUrl: string | null,
): Result<SamlProvider, 'metadata-invalid' | 'no-signing-key'> {
  const { entityId, signOnServices, certificates, wantsSignedRequests } = descriptor
  const find = (wanted: string) => signOnServices.find(({ binding }) => binding === wanted)
  const post = find(bindings.post)
  const parsed = samlProvider.safeParse({
    issuer: entityId,
    signOnUrl: (post ?? find(bindings.redirect))?.location,
    usesPost: post !== undefined,
    wantsSignedRequests,
    certificates,
    metadataUrl,
  })
  if (!parsed.success) return refuse('metadata-invalid')
  return parsed.data.certificates.length === 0 ? refuse('no-signing-key') : ok(parsed.data)
}
