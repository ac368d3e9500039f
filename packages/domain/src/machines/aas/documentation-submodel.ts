import { groupVersions, type VersionedDocument } from '../instructions/group-versions.ts'
import { toDocumentPath } from '../instructions/instruction-document.ts'
import { meaning, toCollectionList, toExternalReference, toFile, toMultiLanguage, toProperty } from './elements.ts'
import { toDocumentClass } from './document-class.ts'
import type { Submodel, SubmodelElement, SubmodelElementList } from './metamodel.ts'
import type { ShellDocument, ShellFacts } from './shell-facts.ts'
import { toShellId, toSubmodelId } from './shell-ids.ts'

/** Where the file of a document is: an address of the website, or a part of the same package. */
export type FileOf = (document: ShellDocument) => string

/** IDTA 02004-2-0-1, handover documentation. A machine without documents has none, because the template demands one. */
export function toHandoverDocumentation(facts: ShellFacts, fileOf: FileOf = toWebFile(facts)): Submodel | undefined {
  const { origin, serialNumber, documents, placedOnMarket } = facts
  if (documents.length === 0) return undefined
  return {
    modelType: 'Submodel',
    id: toSubmodelId(toShellId(origin, serialNumber), 'documentation'),
    idShort: 'HandoverDocumentation',
    kind: 'Instance',
    semanticId: toExternalReference('0173-1#01-AHF578#003'),
    submodelElements: [
      toCollectionList(
        meaning('Documents', '0173-1#02-ABI500#003'),
        '0173-1#02-ABI500#003/0173-1#01-AHF579#003',
        groupVersions(documents, placedOnMarket).map((document) => toDocument(facts, document, fileOf)),
      ),
    ],
  }
}

function toWebFile({ origin, serialNumber }: ShellFacts): FileOf {
  return (document) => `${origin}${toDocumentPath(serialNumber, document)}`
}

/** A document in one language, with all versions. Its identifier is that of its first version, which never changes. */
function toDocument(facts: ShellFacts, document: VersionedDocument<ShellDocument>, fileOf: FileOf): SubmodelElement[] {
  const { newest, versions } = document
  const first = versions.at(-1) ?? newest
  const { id, names } = toDocumentClass(newest.kind)
  return [
    toCollectionList(meaning('DocumentIds', '0173-1#02-ABI501#003'), '0173-1#02-ABI501#003/0173-1#01-AHF580#003', [
      [
        toProperty(meaning('DocumentDomainId', '0173-1#02-ABH994#003'), facts.origin),
        toProperty(meaning('DocumentIdentifier', '0173-1#02-AAO099#004'), first.id),
        toProperty(meaning('DocumentIsPrimary', '0173-1#02-ABH995#003'), 'true', 'xs:boolean'),
      ],
    ]),
    toCollectionList(
      meaning('DocumentClassifications', '0173-1#02-ABI502#003'),
      '0173-1#02-ABI502#003/0173-1#01-AHF581#003',
      [
        [
          toProperty(meaning('ClassId', '0173-1#02-ABH996#003'), id),
          toMultiLanguage(meaning('ClassName', '0173-1#02-ABJ219#002'), names),
          toProperty(meaning('ClassificationSystem', '0173-1#02-ABH997#003'), 'VDI2770:2020'),
        ],
      ],
    ),
    toCollectionList(
      meaning('DocumentVersions', '0173-1#02-ABI503#003'),
      '0173-1#02-ABI503#003/0173-1#01-AHF582#003',
      versions.map((version) => toVersion(facts, version, fileOf)),
    ),
  ]
}

function toVersion({ manufacturer, model }: ShellFacts, document: ShellDocument, fileOf: FileOf): SubmodelElement[] {
  const { language, version, title, issuedOn } = document
  const shortName = manufacturer.brands[0] ?? manufacturer.name
  return [
    toLanguages(language),
    toProperty(meaning('Version', '0173-1#02-AAP003#005'), version),
    toMultiLanguage(meaning('Title', '0173-1#02-ABG940#003'), [{ language, text: title }]),
    toMultiLanguage(meaning('Description', '0173-1#02-AAN466#004'), [{ language, text: `${title} (${model})` }]),
    toProperty(meaning('StatusSetDate', '0173-1#02-ABI000#003'), issuedOn, 'xs:date'),
    toProperty(meaning('StatusValue', '0173-1#02-ABI001#003'), 'Released'),
    toProperty(meaning('OrganizationShortName', 'https://api.eclass-cdp.com/0173-1-02-ABI002-003'), shortName),
    toProperty(meaning('OrganizationOfficialName', '0173-1#02-ABI004#003'), manufacturer.name),
    {
      modelType: 'SubmodelElementList',
      idShort: 'DigitalFiles',
      semanticId: toExternalReference('0173-1#02-ABK126#002'),
      typeValueListElement: 'File',
      value: [toFile({ semanticId: '0173-1#02-ABK126#002' }, fileOf(document), 'application/pdf')],
    },
  ]
}

function toLanguages(language: string): SubmodelElementList {
  return {
    modelType: 'SubmodelElementList',
    idShort: 'Language',
    semanticId: toExternalReference('0173-1#02-AAN468#008'),
    typeValueListElement: 'Property',
    valueTypeListElement: 'xs:string',
    value: [toProperty({ semanticId: '0173-1#02-AAN468#008' }, language)],
  }
}
