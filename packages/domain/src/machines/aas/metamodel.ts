/** The parts of the metamodel of the Asset Administration Shell (V3.0) that we write, as its JSON has them. */

export type Key = { type: string; value: string }

export type Reference = { type: 'ExternalReference' | 'ModelReference'; keys: readonly [Key, ...Key[]] }

export type LangString = { language: string; text: string }

export type ValueType = 'xs:string' | 'xs:anyURI' | 'xs:date' | 'xs:dateTime' | 'xs:double' | 'xs:boolean'

type Common = {
  /** Elements of a list have none. */
  idShort?: string
  displayName?: readonly LangString[]
  semanticId?: Reference
  supplementalSemanticIds?: readonly Reference[]
}

export type Property = Common & { modelType: 'Property'; valueType: ValueType; value?: string }
export type MultiLanguageProperty = Common & { modelType: 'MultiLanguageProperty'; value: readonly LangString[] }
export type Range = Common & { modelType: 'Range'; valueType: ValueType; min?: string; max?: string }
export type File = Common & { modelType: 'File'; contentType: string; value: string }
export type SubmodelElementCollection = Common & {
  modelType: 'SubmodelElementCollection'
  value: readonly SubmodelElement[]
}
export type SubmodelElementList = Common & {
  modelType: 'SubmodelElementList'
  typeValueListElement: SubmodelElement['modelType']
  valueTypeListElement?: ValueType
  semanticIdListElement?: Reference
  value: readonly SubmodelElement[]
}

export type SubmodelElement =
  | Property
  | MultiLanguageProperty
  | Range
  | File
  | SubmodelElementCollection
  | SubmodelElementList

export type Submodel = {
  modelType: 'Submodel'
  id: string
  idShort: string
  kind: 'Instance'
  semanticId: Reference
  submodelElements: readonly SubmodelElement[]
}

export type AssetInformation = {
  assetKind: 'Instance' | 'Type'
  globalAssetId: string
  specificAssetIds?: readonly { name: string; value: string }[]
}

export type AssetAdministrationShell = {
  modelType: 'AssetAdministrationShell'
  id: string
  idShort: string
  derivedFrom?: Reference
  assetInformation: AssetInformation
  submodels: readonly Reference[]
}

export type Iec61360DataType = 'STRING_TRANSLATABLE' | 'REAL_COUNT' | 'REAL_MEASURE'

export type ConceptDescription = {
  modelType: 'ConceptDescription'
  id: string
  idShort: string
  embeddedDataSpecifications: readonly {
    dataSpecification: Reference
    dataSpecificationContent: {
      modelType: 'DataSpecificationIec61360'
      preferredName: readonly LangString[]
      definition: readonly LangString[]
      dataType: Iec61360DataType
      unit?: string
    }
  }[]
}

/** Lists that would be empty are left out, as the metamodel demands. */
export type Environment = {
  assetAdministrationShells: readonly AssetAdministrationShell[]
  submodels: readonly Submodel[]
  conceptDescriptions?: readonly ConceptDescription[]
}
