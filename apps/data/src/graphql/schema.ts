import type { GraphQLSchema } from 'graphql'
import { addAccountFields } from '../accounts/account-schema.ts'
import { addAdvisoryFields } from '../advisories/advisory-schema.ts'
import { addBotCheckFields } from '../bot-check/bot-check-schema.ts'
import { addCatalogueFields } from '../catalogue/catalogue-schema.ts'
import { addComparisonFields } from '../comparison/comparison-schema.ts'
import { addPhoneLinkFields } from '../files/phone-link-schema.ts'
import { addUploadFields } from '../files/upload-schema.ts'
import { addMachineFields } from '../machines/machine-schema.ts'
import { addReleaseSubscriptionFields } from '../media-releases/release-subscription-schema.ts'
import { addNotificationFields } from '../notifications/notification-schema.ts'
import { addOrderFields } from '../orders/order-schema.ts'
import { addPartFields } from '../parts/part-schema.ts'
import { addPartListFields } from '../part-lists/part-list-schema.ts'
import { addQuoteFields } from '../quotes/quote-schema.ts'
import { addServiceFields } from '../portal-services/service-schema.ts'
import { addSavedRequestFields } from '../requests/saved/saved-request-schema.ts'
import { addReceiptFields } from '../requests/receipt-schema.ts'
import { addRequestFileType } from '../requests/request-file-schema.ts'
import { addRequestFields } from '../requests/request-schema.ts'
import { addRequestWorkFields } from '../requests/request-work-schema.ts'
import { addRequestViewType } from '../requests/request-view-schema.ts'
import { addProductSearchFields } from '../search/product-search-schema.ts'
import { addSearchFields } from '../search/search-schema.ts'
import { addCannedTextFields } from '../service-desk/canned-text-schema.ts'
import { addServiceDeskFields } from '../service-desk/desk-schema.ts'
import { addSoftwareFields } from '../software/software-schema.ts'
import { addTicketFields } from '../tickets/ticket-schema.ts'
import { addViewerFields } from '../sign-in/viewer-schema.ts'
import { addAccessOverviewField } from '../user-admin/access-overview-schema.ts'
import { addUserAdminFields } from '../user-admin/user-admin-schema.ts'
import { createBuilder } from './builder.ts'
import { requireRules } from './require-rules.ts'

/** The GraphQL schema, area by area. */
export function createSchema(): GraphQLSchema {
  const builder = createBuilder()
  const catalogue = addCatalogueFields(builder)
  addComparisonFields(builder, catalogue)
  addViewerFields(builder)
  addServiceFields(builder)
  addAccountFields(builder)
  addSearchFields(builder)
  addProductSearchFields(builder, catalogue)
  addUploadFields(builder)
  addPhoneLinkFields(builder)
  addBotCheckFields(builder)
  addRequestFields(builder)
  addReleaseSubscriptionFields(builder)
  const requestFile = addRequestFileType(builder)
  const requestView = addRequestViewType(builder, requestFile)
  addReceiptFields(builder, requestView)
  addSavedRequestFields(builder, requestView)
  addRequestWorkFields(builder, requestFile)
  addPartFields(builder, addMachineFields(builder))
  addPartListFields(builder)
  addOrderFields(builder)
  addQuoteFields(builder)
  addSoftwareFields(builder)
  addAdvisoryFields(builder)
  addTicketFields(builder)
  addNotificationFields(builder)
  addServiceDeskFields(builder)
  addCannedTextFields(builder)
  addUserAdminFields(builder)
  addAccessOverviewField(builder)
  return requireRules(builder.toSchema())
}
