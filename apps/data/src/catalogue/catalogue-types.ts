import { measurementSystem } from '@ferrule/domain/countries/measurement-system'
import { type Product, productStatuses } from '@ferrule/domain/catalogue/product'
import { relationKinds } from '@ferrule/domain/catalogue/product-document'
import type { Builder } from '../graphql/builder.ts'
import type { Capability } from './capability-store.ts'
import type { ReadClassification } from './find-classifications.ts'
import type { ReadBy } from './reader.ts'

export type CatalogueTypes = ReturnType<typeof createCatalogueTypes>

/** The names of what the areas of the catalogue refer to in each other. */
export function createCatalogueTypes(builder: Builder) {
  return {
    product: builder.objectRef<ReadBy<Product>>('Product'),
    classification: builder.objectRef<ReadClassification>('Classification'),
    capability: builder.objectRef<Capability>('Capability'),
    productStatus: builder.enumType('ProductStatus', { values: productStatuses }),
    relationKind: builder.enumType('ProductRelation', { values: relationKinds }),
    measurementSystem: builder.enumType('MeasurementSystem', { values: measurementSystem.options }),
  }
}
