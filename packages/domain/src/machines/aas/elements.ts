import type {
  File,
  LangString,
  MultiLanguageProperty,
  Property,
  Reference,
  SubmodelElement,
  SubmodelElementCollection,
  SubmodelElementList,
  ValueType,
} from './metamodel.ts'

/** A name with the identifier of its meaning in a dictionary, such as ECLASS. Elements of a list have no name. */
export type Meaning = { idShort?: string; semanticId: string }

export function toExternalReference(value: string): Reference {
  return { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value }] }
}

export function toModelReference(type: string, value: string): Reference {
  return { type: 'ModelReference', keys: [{ type, value }] }
}

export function meaning(idShort: string, semanticId: string): Meaning {
  return { idShort, semanticId }
}

/** A property without value is one that the template demands and no record states. */
export function toProperty(of: Meaning, value: string | undefined, valueType: ValueType = 'xs:string'): Property {
  return { modelType: 'Property', ...toCommon(of), valueType, ...(value !== undefined && { value }) }
}

export function toMultiLanguage(of: Meaning, value: readonly LangString[]): MultiLanguageProperty {
  return { modelType: 'MultiLanguageProperty', ...toCommon(of), value }
}

/** A text that is the same in every language, such as a company name or a street. */
export function toUntranslated(of: Meaning, text: string): MultiLanguageProperty {
  return toMultiLanguage(of, [{ language: 'en', text }])
}

export function toFile(of: Meaning, value: string, contentType: string): File {
  return { modelType: 'File', ...toCommon(of), contentType, value }
}

export function toCollection(of: Meaning, value: readonly SubmodelElement[]): SubmodelElementCollection {
  return { modelType: 'SubmodelElementCollection', ...toCommon(of), value }
}

/** A list of collections that all have one meaning. */
export function toCollectionList(
  of: Meaning,
  elementMeaning: string,
  lists: readonly (readonly SubmodelElement[])[],
): SubmodelElementList {
  return {
    modelType: 'SubmodelElementList',
    ...toCommon(of),
    typeValueListElement: 'SubmodelElementCollection',
    semanticIdListElement: toExternalReference(elementMeaning),
    value: lists.map((elements) => toCollection({ semanticId: elementMeaning }, elements)),
  }
}

function toCommon({ idShort, semanticId }: Meaning) {
  return { ...(idShort !== undefined && { idShort }), semanticId: toExternalReference(semanticId) }
}
