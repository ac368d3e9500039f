import type { Builder } from '../graphql/builder.ts'
import { addCapabilityFields } from './capability-schema.ts'
import { addCatalogueAddressFields } from './catalogue-address-schema.ts'
import { type CatalogueTypes, createCatalogueTypes } from './catalogue-types.ts'
import { addClassificationFields } from './classification-schema.ts'
import { addInsulationFields } from './insulation-schema.ts'
import { addProductDetailFields } from './product-detail-schema.ts'
import { addProcessFields } from './process-schema.ts'
import { addProductListFields } from './product-list-schema.ts'
import { addProductFields } from './product-schema.ts'

/** Returns the types, for areas whose fields refer to products. */
export function addCatalogueFields(builder: Builder): CatalogueTypes {
  const types = createCatalogueTypes(builder)
  addProductFields(builder, types)
  addProductDetailFields(builder, types)
  addClassificationFields(builder, types)
  addCapabilityFields(builder, types)
  addProductListFields(builder, types)
  addProcessFields(builder, types)
  addCatalogueAddressFields(builder, types)
  addInsulationFields(builder)
  return types
}
