import type { GraphQLSchema } from 'graphql'
import { addProductFields } from '../catalogue/product-schema.ts'
import { addUploadFields } from '../files/upload-schema.ts'
import { addContactRequestFields } from '../requests/contact-request-schema.ts'
import { addSearchFields } from '../search/search-schema.ts'
import { addViewerFields } from '../sign-in/viewer-schema.ts'
import { createBuilder } from './builder.ts'
import { requireRules } from './require-rules.ts'

/** The whole graph, area by area. */
export function createSchema(): GraphQLSchema {
  const builder = createBuilder()
  addProductFields(builder)
  addViewerFields(builder)
  addSearchFields(builder)
  addUploadFields(builder)
  addContactRequestFields(builder)
  return requireRules(builder.toSchema())
}
