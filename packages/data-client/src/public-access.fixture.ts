import type { OperationAccess } from './operation-access-row.fixture.ts'

const publicOperation: OperationAccess = { needs: ['public'], names: [] }

/** The operations that anybody may use and that name no record. */
export const publicAccess: Readonly<Record<string, OperationAccess>> = {
  Availability: publicOperation,
  BotTask: publicOperation,
  Capabilities: publicOperation,
  CatalogueAddresses: publicOperation,
  CataloguePage: publicOperation,
  ComparedProducts: publicOperation,
  ContactLocations: publicOperation,
  DataSheet: publicOperation,
  Families: publicOperation,
  HiddenSlugs: publicOperation,
  Insulations: publicOperation,
  Lineage: publicOperation,
  LinkRecords: publicOperation,
  MachineDocuments: publicOperation,
  MachineNameplate: publicOperation,
  MachineShell: publicOperation,
  OfferedProducts: publicOperation,
  OpenPhoneLink: publicOperation,
  RequestPaper: publicOperation,
  RequestWhitepaper: publicOperation,
  Search: publicOperation,
  SendContactRequest: publicOperation,
  SendEditorialFeedback: publicOperation,
  SendLicenceRequest: publicOperation,
  SendServiceRequest: publicOperation,
  ShareComparison: publicOperation,
  SubscribeToReleases: publicOperation,
  Suggest: publicOperation,
  TeasedProducts: publicOperation,
  /** The upload id is a secret of the sender. */
  UploadState: publicOperation,
  Worksheet: publicOperation,
}
