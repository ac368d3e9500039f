import {
  meaning,
  toCollection,
  toCollectionList,
  toExternalReference,
  toModelReference,
  toMultiLanguage,
  toProperty,
} from './elements.ts'
import type { ConceptDescription, Iec61360DataType, Submodel, SubmodelElement } from './metamodel.ts'
import { designationsOf } from './nameplate-submodel.ts'
import type { ShellFacts, TechnicalFact } from './shell-facts.ts'
import { toShellId, toSubmodelId } from './shell-ids.ts'

/** The meaning that the template gives to elements of the manufacturer's choice. */
const arbitrary = 'https://admin-shell.io/SMT/General/Arbitrary'
const iec61360 = 'https://admin-shell.io/DataSpecificationTemplates/DataSpecificationIec61360/3'

/** The longest name of an element, and of a concept. */
const maxNameLength = 128
const maxLabelLength = 255

/** IDTA 02003-2-0-1, technical data: the specifications of the product in their units. */
export function toTechnicalData(facts: ShellFacts): Submodel {
  const { origin, serialNumber, productSlug, manufacturer, technicalData } = facts
  return {
    modelType: 'Submodel',
    id: toSubmodelId(toShellId(origin, serialNumber), 'technical-data'),
    idShort: 'TechnicalData',
    kind: 'Instance',
    semanticId: toExternalReference('0173-1#01-AHX837#002'),
    submodelElements: [
      toCollection(meaning('GeneralInformation', '0173-1#02-ABK161#002/0173-1#01-AHX838#002'), [
        toProperty(meaning('ManufacturerName', '0173-1#02-AAO677#004'), manufacturer.name),
        toMultiLanguage(meaning('ManufacturerProductDesignation', '0173-1#02-AAW338#003'), designationsOf(facts)),
        toProperty(meaning('ManufacturerArticleNumber', '0173-1#02-AAO676#005'), productSlug),
        toProperty(meaning('ManufacturerOrderCode', '0173-1#02-AAO227#004'), productSlug),
      ]),
      ...(technicalData.length > 0
        ? [
            toCollectionList(
              meaning('TechnicalPropertyAreas', '0173-1#02-ABK163#002'),
              '0173-1#02-ABL358#002/0173-1#01-AHX773#002',
              [technicalData.map((fact) => toTechnicalElement(origin, fact))],
            ),
          ]
        : []),
    ],
  }
}

/** One number is a property, two are a range, and a text has its translations. */
function toTechnicalElement(origin: string, fact: TechnicalFact): SubmodelElement {
  const { minimum, maximum, names, texts } = fact
  const common = {
    idShort: toIdShort(fact.key),
    displayName: names.map(({ language, text }) => ({ language, text: text.slice(0, maxNameLength) })),
    semanticId: toModelReference('ConceptDescription', toConceptId(origin, fact)),
    supplementalSemanticIds: [toExternalReference(arbitrary)],
  }
  if (minimum === null && maximum === null) return { modelType: 'MultiLanguageProperty', ...common, value: texts }
  const valueType = 'xs:double' as const
  if (minimum === maximum) return { modelType: 'Property', ...common, valueType, value: String(minimum) }
  return {
    modelType: 'Range',
    ...common,
    valueType,
    ...(minimum !== null && { min: String(minimum) }),
    ...(maximum !== null && { max: String(maximum) }),
  }
}

/** Keys have lower-case letters, digits and hyphens; a name starts with a letter and has no hyphens. */
function toIdShort(key: string): string {
  return key.replace(/^(?=\d)/, 'N').replaceAll('-', '_')
}

/** A concept has one unit, so that a specification in another unit is another concept. */
function toConceptId(origin: string, { key, unit }: TechnicalFact): string {
  return `${origin}/specifications/${key}${unit === '' ? '' : `#${encodeURIComponent(unit)}`}`
}

/** The concepts to which the elements refer, with label and unit, as the metamodel keeps units. */
export function toConceptDescriptions({ origin, technicalData }: ShellFacts): ConceptDescription[] {
  return technicalData.map((fact) => ({
    modelType: 'ConceptDescription',
    id: toConceptId(origin, fact),
    idShort: toIdShort(fact.key),
    embeddedDataSpecifications: [
      {
        dataSpecification: toExternalReference(iec61360),
        dataSpecificationContent: {
          modelType: 'DataSpecificationIec61360',
          preferredName: fact.names.map(({ language, text }) => ({ language, text: text.slice(0, maxLabelLength) })),
          definition: fact.names,
          dataType: toDataType(fact),
          ...(fact.unit !== '' && { unit: fact.unit }),
        },
      },
    ],
  }))
}

function toDataType({ minimum, maximum, unit }: TechnicalFact): Iec61360DataType {
  if (minimum === null && maximum === null) return 'STRING_TRANSLATABLE'
  return unit === '' ? 'REAL_COUNT' : 'REAL_MEASURE'
}
