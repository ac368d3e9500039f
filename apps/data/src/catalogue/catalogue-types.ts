import { measurementSystem } from '@ferrule/domain/countries/measurement-system'
import { type Product, productStatuses } from '@ferrule/domain/catalogue/product'
import { relationKinds } from '@ferrule/domain/catalogue/import-records'
import type { Builder } from '../graphql/builder.ts'
import type { Capability } from './capability-store.ts'
import type { LocalisedClassification } from './find-classifications.ts'
import type { Localised } from './market.ts'

export type CatalogueTypes = ReturnType<typeof createCatalogueTypes>

/** References to the GraphQL types that the areas of the catalogue share. */
export function createCatalogueTypes(builder: Builder) {
  return {
    product: builder.objectRef<Localised<Product>>('Product'),
    classification: builder.objectRef<LocalisedClassification>('Classification'),
    capability: builder.objectRef<Capability>('Capability'),
    productStatus: builder.enumType('ProductStatus', { values: productStatuses }),
    relationKind: builder.enumType('ProductRelation', { values: relationKinds }),
    measurementSystem: builder.enumType('MeasurementSystem', { values: measurementSystem.options }),
  }
}
