import { toDocumentClass, type DocumentClass } from '../aas/document-class.ts'
import { toAssetId } from '../aas/shell-ids.ts'
import type { DocumentationFacts, PackagedDocument } from './documentation-facts.ts'
import { toElement, toXmlDocument, type XmlElement } from './xml-element.ts'

const namespace = 'http://www.vdi.de/schemas/vdi2770'

/** The system as in the public examples of the guideline, although its sheet 1 was published in 2020. */
const classificationSystem = 'VDI2770:2018'

/** The names that the guideline reserves: for a document container and for the documentation container around them. */
export const metadataName = 'VDI2770_Metadata.xml'
export const mainName = 'VDI2770_Main.xml'
export const mainPdfName = 'VDI2770_Main.pdf'

/** The document that lists all others belongs to the class of identification. */
const mainClass: DocumentClass = {
  id: '01-01',
  names: [
    { language: 'en', text: 'Identification' },
    { language: 'de', text: 'Identifikation' },
  ],
}

/** The metadata of a document container. `fileOf` names the PDF of a version within the container. */
export function toDocumentMetadata(
  facts: DocumentationFacts,
  { id, newest, versions }: PackagedDocument,
  fileOf: (version: { id: string }) => string,
): string {
  return toDocument(facts, {
    id,
    documentClass: toDocumentClass(newest.kind),
    versions: versions.map((version) => ({ ...version, files: [fileOf(version)], refersTo: [] })),
  })
}

export type MainDocument = { title: string; language: string; issuedOn: string }

/** The metadata of the documentation container: its main document refers to every other document. */
export function toMainMetadata(
  facts: DocumentationFacts,
  main: MainDocument,
  documents: readonly PackagedDocument[],
): string {
  const refersTo = documents.map(({ id }) => id)
  return toDocument(facts, {
    id: `${facts.serialNumber}-documentation`,
    documentClass: mainClass,
    versions: [{ ...main, version: main.issuedOn, files: [mainPdfName], refersTo }],
  })
}

type DocumentVersion = MainDocument & { version: string; files: readonly string[]; refersTo: readonly string[] }

type Described = { id: string; documentClass: DocumentClass; versions: readonly DocumentVersion[] }

function toDocument(facts: DocumentationFacts, { id, documentClass, versions }: Described): string {
  const { origin } = facts
  const document = toElement(
    'Document',
    { xmlns: namespace },
    toElement('DocumentId', { DomainId: origin, IsPrimary: 'true' }, id),
    toElement('DocumentIdDomain', { DocumentDomainId: origin }, toParty(facts, 'Responsible')),
    toElement(
      'DocumentClassification',
      { ClassificationSystem: classificationSystem },
      toElement('ClassId', {}, documentClass.id),
      ...documentClass.names.map(({ language, text }) => toElement('ClassName', { Language: language }, text)),
    ),
    toReferencedObject(facts),
    ...versions.map((version) => toVersion(facts, version)),
  )
  return toXmlDocument(document)
}

function toReferencedObject(facts: DocumentationFacts): XmlElement {
  const { origin, serialNumber, model } = facts
  const individual = { ObjectType: 'Individual' }
  return toElement(
    'ReferencedObject',
    {},
    toElement(
      'ObjectId',
      { ...individual, RefType: 'instance uri', IsGloballyBiUnique: 'true' },
      toAssetId(origin, serialNumber),
    ),
    toElement('ObjectId', { ...individual, RefType: 'serial number' }, serialNumber),
    toElement('ObjectId', { ObjectType: 'Type', RefType: 'product type' }, model),
    toParty(facts, 'Manufacturer'),
  )
}

function toVersion(facts: DocumentationFacts, document: DocumentVersion): XmlElement {
  const { version, language, title, issuedOn, files, refersTo } = document
  return toElement(
    'DocumentVersion',
    {},
    toElement('DocumentVersionId', {}, version),
    toElement('Language', {}, language),
    toParty(facts, 'Responsible'),
    toElement(
      'DocumentDescription',
      { Language: language },
      toElement('Title', {}, title),
      toElement('Summary', {}, `${title} (${facts.model})`),
      toElement('KeyWords', {}, toElement('KeyWord', {}, facts.model)),
    ),
    toElement('LifeCycleStatus', { SetDate: issuedOn, StatusValue: 'Released' }, toParty(facts, 'Responsible')),
    ...refersTo.map((id) =>
      toElement('DocumentRelationship', { Type: 'RefersTo' }, toElement('DocumentId', { DomainId: facts.origin }, id)),
    ),
    ...files.map((file) => toElement('DigitalFile', { FileFormat: 'application/pdf' }, file)),
  )
}

function toParty({ manufacturer }: DocumentationFacts, role: 'Responsible' | 'Manufacturer'): XmlElement {
  const { name, brands } = manufacturer
  const organization = { OrganizationName: brands[0] ?? name, OrganizationOfficialName: name }
  return toElement('Party', { Role: role }, toElement('Organization', organization))
}
