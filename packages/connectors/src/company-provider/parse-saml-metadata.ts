import { X509Certificate } from 'node:crypto'
import type { SamlDescriptor } from '@ferrule/domain/company-sign-in/saml-provider'
import { SaxesParser } from 'saxes'

const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata'
const signature = 'http://www.w3.org/2000/09/xmldsig#'

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

/** Reads the first identity provider of a SAML 2.0 metadata document; undefined without one, and for broken XML. */
export function parseSamlMetadata(xml: string): SamlDescriptor | undefined {
  const entities = descendantsOf(parseXml(xml), `${metadata} EntityDescriptor`)
  const entity = entities.find((one) => descendantsOf(one, `${metadata} IDPSSODescriptor`).length > 0)
  const [provider] = descendantsOf(entity, `${metadata} IDPSSODescriptor`)
  if (!entity || !provider) return undefined
  const certificates = descendantsOf(provider, `${metadata} KeyDescriptor`)
    // A key without a use serves for both.
    .filter(({ attributes }) => attributes['use'] !== 'encryption')
    .flatMap((key) => descendantsOf(key, `${signature} X509Certificate`))
    .map(({ text }) => text.replaceAll(/\s/g, ''))
    .filter(isCertificate)
  return {
    entityId: entity.attributes['entityID'] ?? '',
    signOnServices: descendantsOf(provider, `${metadata} SingleSignOnService`).map(({ attributes }) => {
      return { binding: attributes['Binding'] ?? '', location: attributes['Location'] ?? '' }
    }),
    certificates: [...new Set(certificates)],
    wantsSignedRequests: provider.attributes['WantAuthnRequestsSigned'] === 'true',
  }
}

/** The root of a document; undefined if it is not well-formed. Entities of a DTD are unknown, so none are expanded. */
function parseXml(xml: string): Element | undefined {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let isBroken = false
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => (isBroken = true))
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value])
    const element = { name: `${uri} ${local}`, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return isBroken ? undefined : root
}

function descendantsOf(element: Element | undefined, name: string): Element[] {
  if (!element) return []
  const children = element.children.flatMap((child) => descendantsOf(child, name))
  return element.name === name ? [element, ...children] : children
}

function isCertificate(base64: string): boolean {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).raw.length > 0
  } catch {
    return false
  }
}
