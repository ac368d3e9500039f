import type { Right } from '@ferrule/domain/portal-access/rights-of-roles'

/** What belongs to somebody and is named in an operation: by its id, or by a secret that stands for it. */
export type NamedRecord =
  | 'request'
  | 'ticket'
  | 'plant'
  | 'machine'
  | 'serial number'
  | 'order'
  | 'part list'
  | 'software'
  | 'session'
  | 'device'
  | 'receipt'
  | 'sent request'
  | 'kept request'
  | 'link of phone'
  | 'link of form'
  | 'comparison'

type Variables = Record<string, unknown>

export type OperationAccess = {
  /** Any of these rights opens it. */
  needs: readonly Right[]
  /** Every record of somebody that it names, with the variables that name it; nothing where it names none. */
  names: readonly { record: NamedRecord; variables: (id: string) => Variables }[]
  /** Whether what it names belongs to nobody, so that whoever has the right may use it all. */
  isCommon?: true
}

const anybody: OperationAccess = { needs: ['public'], names: [] }
const oneself: OperationAccess = { needs: ['signedIn'], names: [] }

const ticketById = (variables: (id: string) => Variables): OperationAccess => ({
  needs: ['usesTickets'],
  names: [{ record: 'ticket', variables }],
})

const withMachines: OperationAccess = { needs: ['usesMachines'], names: [] }
const withProducts: OperationAccess = { needs: ['usesProducts'], names: [] }
const atDesk: OperationAccess = { needs: ['worksServiceDesk'], names: [] }

const atDeskInCommon: OperationAccess = { ...atDesk, isCommon: true }

const atDeskById = (record: NamedRecord, variables: (id: string) => Variables): OperationAccess => ({
  needs: ['worksServiceDesk'],
  names: [{ record, variables }],
})

/** Long and new each time, so that no answer is one that was given before. */
const newKey = () => `matrix-${crypto.randomUUID()}`

const opening = {
  type: 'repair',
  concern: 'quality',
  machineName: '',
  serialNumber: '',
  subject: 'Only a question who may ask',
  description: 'Nothing is opened: the machine is nobody’s.',
  attachments: [],
}

/**
 * Who may use each operation of our own clients, and whose records it names. The data service is held to this table
 * for every kind of person; an operation without a row fails the checks.
 */
export const operationAccess: Readonly<Record<string, OperationAccess>> = {
  Account: oneself,
  AddFromPhone: {
    needs: ['public'],
    // Nothing is added: there is no such file.
    names: [{ record: 'link of phone', variables: (token) => ({ token, files: ['A'.repeat(43)] }) }],
  },
  AddToRequest: {
    needs: ['public'],
    names: [
      {
        record: 'receipt',
        variables: (token) => ({ input: { token, idempotencyKey: newKey(), words: 'Asked by the matrix.' } }),
      },
    ],
  },
  AnswerRequest: atDeskById('request', (requestId) => ({
    input: { requestId, words: 'Asked by the matrix.', idempotencyKey: newKey() },
  })),
  Availability: anybody,
  BotTask: anybody,
  Capabilities: anybody,
  CannedTexts: atDesk,
  CatalogueAddresses: anybody,
  CataloguePage: anybody,
  ChangeAccountProfile: oneself,
  CloseRequest: atDeskById('request', (id) => ({ id })),
  CloseTicket: ticketById((ticketId) => ({ input: { ticketId, reason: 'no-longer-relevant', comment: '' } })),
  CommentTicket: ticketById((ticketId) => ({
    input: { ticketId, text: 'Mine?', attachments: [], idempotencyKey: newKey() },
  })),
  ComparedProducts: anybody,
  ContactLocations: anybody,
  DataSheet: anybody,
  DeleteAccount: oneself,
  DeletePartList: { needs: ['usesProducts'], names: [{ record: 'part list', variables: (id) => ({ id }) }] },
  DeskExport: atDesk,
  DeskQueue: atDesk,
  DeskRequest: atDeskById('request', (id) => ({ id })),
  DeskTicket: atDeskById('ticket', (id) => ({ id })),
  EndAccountSession: { needs: ['signedIn'], names: [{ record: 'session', variables: (id) => ({ id }) }] },
  EndOtherAccountSessions: oneself,
  EndPhoneLink: { needs: ['public'], names: [{ record: 'link of form', variables: (token) => ({ token }) }] },
  ExportAccount: oneself,
  Families: anybody,
  FilesFromPhone: { needs: ['public'], names: [{ record: 'link of form', variables: (token) => ({ token }) }] },
  ImportMachines: withMachines,
  InformedProduct: withProducts,
  Insulations: anybody,
  Inventory: {
    needs: ['usesMachines'],
    names: [{ record: 'plant', variables: (plantId) => ({ plantId, isOld: false, isExport: false }) }],
  },
  KeepCannedText: atDeskInCommon,
  KeepRequest: { needs: ['signedIn'], names: [{ record: 'sent request', variables: (token) => ({ token }) }] },
  KeptRequest: { needs: ['signedIn'], names: [{ record: 'kept request', variables: (id) => ({ id }) }] },
  KeptRequests: oneself,
  Machine: {
    needs: ['usesMachines'],
    names: [{ record: 'serial number', variables: (serialNumber) => ({ serialNumber, language: 'en' }) }],
  },
  MachineParts: withProducts,
  MachinePlate: anybody,
  MoveMachine: {
    needs: ['usesMachines'],
    names: [
      {
        record: 'machine',
        variables: (machineId) => ({
          input: { machineId, plantId: crypto.randomUUID(), nameInPlant: 'Line 1', placeInPlant: 'Hall 1' },
        }),
      },
    ],
  },
  NotShown: anybody,
  NoteOnRequest: atDeskById('request', (requestId) => ({
    input: { requestId, words: 'Noted by the matrix.', idempotencyKey: newKey() },
  })),
  NoteOnTicket: atDeskById('ticket', (ticketId) => ({
    input: { ticketId, text: 'Noted by the matrix.', attachments: [], idempotencyKey: newKey() },
  })),
  OfferedProducts: anybody,
  OpenPhoneLink: anybody,
  OpenTicket: {
    needs: ['usesTickets'],
    names: [
      {
        record: 'plant',
        variables: (locationId) => ({
          input: { ...opening, locationId, machineConcerned: crypto.randomUUID(), idempotencyKey: newKey() },
        }),
      },
    ],
  },
  Order: { needs: ['usesProducts'], names: [{ record: 'order', variables: (id) => ({ id }) }] },
  OrderSurroundings: oneself,
  Orders: withProducts,
  Parts: withProducts,
  PhoneLink: { needs: ['public'], names: [{ record: 'link of phone', variables: (token) => ({ token }) }] },
  Portal: oneself,
  ProductInformation: withProducts,
  ReaderRoles: oneself,
  RemoveAccountDevice: { needs: ['signedIn'], names: [{ record: 'device', variables: (id) => ({ id }) }] },
  RenamePartList: {
    needs: ['usesProducts'],
    names: [{ record: 'part list', variables: (id) => ({ id, name: 'Renamed by the matrix' }) }],
  },
  ReopenTicket: ticketById((id) => ({ id })),
  RequestByToken: { needs: ['public'], names: [{ record: 'receipt', variables: (token) => ({ token }) }] },
  RequestServiceAccess: oneself,
  RequestWhitepaper: anybody,
  ResetAccountDevices: oneself,
  RetireCannedText: atDeskInCommon,
  SavePartList: {
    needs: ['usesProducts'],
    names: [
      {
        record: 'serial number',
        // Nothing is saved: there is no such part.
        variables: (serialNumber) => ({
          input: { serialNumber, name: 'Asked by the matrix', lines: [{ articleNumber: '0000-0000', quantity: 1 }] },
        }),
      },
    ],
  },
  Search: anybody,
  SendContactRequest: anybody,
  SendEditorialFeedback: anybody,
  SendLicenceRequest: anybody,
  SendOrder: {
    needs: ['usesProducts'],
    names: [
      {
        record: 'plant',
        // Nothing is ordered: there is no such part.
        variables: (plantId) => ({
          language: 'en',
          input: {
            plantId,
            idempotencyKey: newKey(),
            lines: [{ articleNumber: '0000-0000', quantity: 1 }],
            note: '',
            reference: '',
          },
        }),
      },
    ],
  },
  SendServiceRequest: anybody,
  SetMachineInService: {
    needs: ['usesMachines'],
    names: [{ record: 'machine', variables: (machineId) => ({ machineId, isInService: true }) }],
  },
  ShareComparison: anybody,
  SharedComparison: {
    needs: ['public'],
    names: [{ record: 'comparison', variables: (id) => ({ id, language: 'en' }) }],
  },
  Software: oneself,
  SolveTicket: atDeskById('ticket', (id) => ({ id })),
  StartDownload: {
    needs: ['signedIn'],
    names: [{ record: 'software', variables: (family) => ({ family, version: '6.4.1' }) }],
  },
  Suggest: anybody,
  SyncComparisonBasket: oneself,
  TakeRequest: atDeskById('request', (id) => ({ id })),
  TakeTicket: atDeskById('ticket', (id) => ({ id })),
  TeasedProducts: anybody,
  Ticket: ticketById((id) => ({ id })),
  TicketExport: {
    needs: ['usesTickets'],
    names: [
      { record: 'plant', variables: (plantId) => ({ group: 'all', plantId }) },
      { record: 'machine', variables: (machineId) => ({ group: 'all', machineId }) },
    ],
  },
  TicketSurroundings: { needs: ['usesTickets', 'usesMachines'], names: [] },
  Tickets: {
    needs: ['usesTickets'],
    names: [
      { record: 'plant', variables: (plantId) => ({ group: 'all', plantId }) },
      { record: 'machine', variables: (machineId) => ({ group: 'all', machineId }) },
    ],
  },
  /** Its id is a secret that only the sender knows. */
  UploadState: anybody,
  Worksheet: anybody,
}
