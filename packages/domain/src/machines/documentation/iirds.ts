import type { InstructionKind } from '../instructions/instruction-document.ts'
import type { ShellDocument } from '../aas/shell-facts.ts'
import { toAssetId } from '../aas/shell-ids.ts'
import type { DocumentationFacts, PackagedDocument } from './documentation-facts.ts'
import { toElement, toXmlDocument, type XmlElement } from './xml-element.ts'

/** iiRDS 1.3 keeps the namespace of its first version. */
const iirds = 'http://iirds.tekom.de/iirds#'
const version = '1.3'

export const iirdsMediaType = 'application/iirds+zip'

/** Content may be neither in the root of a package nor in `META-INF`. */
export function toContentPath(name: string): string {
  return `documents/${name}`
}

const documentTypes: Record<InstructionKind, string> = {
  instructions: 'OperatingInstructions',
  safety: 'SafetyInstructions',
  declaration: 'CEDeclarationOfConformity',
  assembly: 'AssemblyInstructions',
  other: 'Specification',
}

/** The metadata of an iiRDS package, which describes each version of a document. `pathOf` is its file in the package. */
export function toIirdsMetadata(
  facts: DocumentationFacts,
  documents: readonly PackagedDocument[],
  { title, pathOf }: { title: string; pathOf: (document: { id: string }) => string },
): string {
  const ids = idsOf(facts)
  const versions = documents.flatMap((document) => document.versions.map((one) => ({ document, one })))
  return toXmlDocument(
    toElement(
      'rdf:RDF',
      {
        'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
        'xmlns:rdfs': 'http://www.w3.org/2000/01/rdf-schema#',
        'xmlns:iirds': iirds,
        'xmlns:vcard': 'http://www.w3.org/2006/vcard/ns#',
      },
      toElement(
        'iirds:Package',
        about(ids.package),
        toElement('iirds:iiRDSVersion', {}, version),
        toElement('iirds:title', {}, title),
      ),
      ...describeMachine(facts),
      ...documents.map(({ id, newest }) =>
        toElement('iirds:InformationObject', about(ids.object(id)), toLabel(newest.title, newest.language)),
      ),
      ...versions.map(({ document, one }) => toVersion(facts, document, { one, path: pathOf(one) })),
    ),
  )
}

/** The ids of the things in a package. All but those of documents are below the address on the label. */
function idsOf({ origin, serialNumber }: DocumentationFacts) {
  const machine = toAssetId(origin, serialNumber)
  return {
    machine,
    package: `${machine}/documentation.iirds`,
    object: (id: string) => `${machine}#document-${id}`,
    serialNumbers: `${origin}/id#serial-numbers`,
    models: `${origin}/id#models`,
    manufacturer: `${origin}/id#manufacturer`,
  }
}

/** The machine with its serial number and model, and its manufacturer, who assigns both. */
function describeMachine(facts: DocumentationFacts): XmlElement[] {
  const { serialNumber, model, manufacturer } = facts
  const ids = idsOf(facts)
  const party = toElement('iirds:relates-to-party', resource(ids.manufacturer))
  return [
    toElement(
      'iirds:ProductVariant',
      about(ids.machine),
      toLabel(`${model} ${serialNumber}`, 'en'),
      toIdentity(serialNumber, ids.serialNumbers),
      toIdentity(model, ids.models),
      party,
    ),
    toIdentityDomain(ids.serialNumbers, { type: 'SerialNumber', name: 'Serial numbers', party }),
    toIdentityDomain(ids.models, { type: 'ProductType', name: 'Models', party }),
    toElement(
      'iirds:Party',
      about(ids.manufacturer),
      toElement('iirds:has-party-role', resource(`${iirds}Manufacturer`)),
      toElement(
        'iirds:relates-to-vcard',
        {},
        toElement('vcard:Organization', {}, toElement('vcard:fn', {}, manufacturer.name)),
      ),
    ),
  ]
}

function toIdentity(identifier: string, domain: string): XmlElement {
  return toElement(
    'iirds:has-identity',
    {},
    toElement(
      'iirds:Identity',
      {},
      toElement('iirds:identifier', {}, identifier),
      toElement('iirds:has-identity-domain', resource(domain)),
    ),
  )
}

function toIdentityDomain(id: string, { type, name, party }: { type: string; name: string; party: XmlElement }) {
  return toElement(
    'iirds:IdentityDomain',
    about(id),
    toLabel(name, 'en'),
    toElement('iirds:has-identity-type', resource(`${iirds}${type}`)),
    party,
  )
}

function toVersion(
  facts: DocumentationFacts,
  { id }: PackagedDocument,
  { one, path }: { one: ShellDocument; path: string },
): XmlElement {
  const ids = idsOf(facts)
  return toElement(
    'iirds:Document',
    about(`urn:uuid:${one.id}`),
    toElement('iirds:title', {}, one.title),
    toElement('iirds:language', {}, one.language),
    toElement('iirds:revision', {}, one.version),
    toElement('iirds:is-part-of-package', resource(ids.package)),
    toElement('iirds:is-version-of', resource(ids.object(id))),
    toElement('iirds:has-document-type', resource(`${iirds}${toDocumentType(one.kind)}`)),
    toElement('iirds:relates-to-product-variant', resource(ids.machine)),
    toElement('iirds:relates-to-party', resource(ids.manufacturer)),
    toReleased(one.issuedOn),
    toElement(
      'iirds:has-rendition',
      {},
      toElement(
        'iirds:Rendition',
        {},
        toElement('iirds:format', {}, 'application/pdf'),
        toElement('iirds:source', {}, path),
      ),
    ),
  )
}

function toReleased(day: string): XmlElement {
  return toElement(
    'iirds:has-content-lifecycle-status',
    {},
    toElement(
      'iirds:ContentLifeCycleStatus',
      {},
      toElement('iirds:has-content-lifecycle-status-value', resource(`${iirds}Released`)),
      toElement('iirds:dateOfStatus', {}, `${day}T00:00:00Z`),
    ),
  )
}

/** A kind that this version does not know yet counts as instructions. */
function toDocumentType(kind: string): string {
  return Object.entries(documentTypes).find(([known]) => known === kind)?.[1] ?? documentTypes.instructions
}

function toLabel(text: string, language: string): XmlElement {
  return toElement('rdfs:label', { 'xml:lang': language }, text)
}

function about(id: string) {
  return { 'rdf:about': id }
}

function resource(id: string) {
  return { 'rdf:resource': id }
}
