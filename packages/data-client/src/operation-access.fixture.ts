import { advisoryAccess } from './advisory-access.fixture.ts'
import { machineDataAccess } from './machine-data-access.fixture.ts'
import { type NamedRecord, newKey, type OperationAccess, type Variables } from './operation-access-row.fixture.ts'
import { publicAccess } from './public-access.fixture.ts'
import { quoteAccess } from './quote-access.fixture.ts'
import { userAdminAccess } from './user-admin-access.fixture.ts'

const signedInOperation: OperationAccess = { needs: ['signedIn'], names: [] }

const ticketById = (variables: (id: string) => Variables): OperationAccess => ({
  needs: ['usesTickets'],
  names: [{ record: 'ticket', variables }],
})

const withMachines: OperationAccess = { needs: ['usesMachines'], names: [] }
const withProducts: OperationAccess = { needs: ['usesProducts'], names: [] }
const withNotifications: OperationAccess = { needs: ['usesTickets', 'usesProducts', 'usesMachines'], names: [] }
const withTickets: OperationAccess = { needs: ['usesTickets'], names: [] }
const managing: OperationAccess = { needs: ['managesUsers'], names: [] }
const atDesk: OperationAccess = { needs: ['worksServiceDesk'], names: [] }

const ofRelease: OperationAccess = {
  needs: ['signedIn'],
  names: [{ record: 'software', variables: (family) => ({ family, version: '6.4.1' }) }],
}

const atDeskInCommon: OperationAccess = { ...atDesk, isCommon: true }

const atDeskById = (record: NamedRecord, variables: (id: string) => Variables): OperationAccess => ({
  needs: ['worksServiceDesk'],
  names: [{ record, variables }],
})

const newTicket = {
  type: 'repair',
  concern: 'quality',
  machineName: '',
  serialNumber: '',
  subject: 'Access test',
  description: 'Opens no ticket: the machine does not exist.',
  attachments: [],
}

/**
 * The rights that each operation of our own clients needs, and the owned records it names. A test checks the data
 * service against this table for every kind of user; an operation without a row fails the checks.
 */
export const operationAccess: Readonly<Record<string, OperationAccess>> = {
  AccessOverview: managing,
  Account: signedInOperation,
  AddFromPhone: {
    needs: ['public'],
    // Adds nothing: the file does not exist.
    names: [{ record: 'link of phone', variables: (token) => ({ token, files: ['A'.repeat(43)] }) }],
  },
  AddPushSubscription: withNotifications,
  AddToRequest: {
    needs: ['public'],
    names: [
      {
        record: 'receipt',
        variables: (token) => ({ input: { token, idempotencyKey: newKey(), body: 'Access test.' } }),
      },
    ],
  },
  AnswerRequest: atDeskById('request', (requestId) => ({
    input: { requestId, body: 'Access test.', idempotencyKey: newKey() },
  })),
  CannedTexts: atDesk,
  ChooseMails: withNotifications,
  ChoosePushes: withNotifications,
  ChangeAccountProfile: signedInOperation,
  ChangeFollower: ticketById((ticketId) => ({
    input: { ticketId, personId: crypto.randomUUID(), isFollower: true },
  })),
  CloseRequest: atDeskById('request', (id) => ({ id })),
  CloseTicket: ticketById((ticketId) => ({ input: { ticketId, reason: 'no-longer-relevant', comment: '' } })),
  CommentTicket: ticketById((ticketId) => ({
    input: { ticketId, text: 'Access test.', attachments: [], idempotencyKey: newKey() },
  })),
  DeleteAccount: signedInOperation,
  DeletePartList: { needs: ['usesProducts'], names: [{ record: 'part list', variables: (id) => ({ id }) }] },
  DeskExport: atDesk,
  DeskFigures: atDesk,
  DeskOverview: atDesk,
  DeskQueue: atDesk,
  DeskRequest: atDeskById('request', (id) => ({ id })),
  DeskTicket: atDeskById('ticket', (id) => ({ id })),
  EndAccountSession: { needs: ['signedIn'], names: [{ record: 'session', variables: (id) => ({ id }) }] },
  EndOtherAccountSessions: signedInOperation,
  EndPhoneLink: { needs: ['public'], names: [{ record: 'link of form', variables: (token) => ({ token }) }] },
  ExportAccount: signedInOperation,
  FilesFromPhone: { needs: ['public'], names: [{ record: 'link of form', variables: (token) => ({ token }) }] },
  ImportMachines: withMachines,
  ImportReadings: {
    needs: ['usesMachines'],
    names: [
      {
        record: 'serial number',
        variables: (serialNumber) => ({
          serialNumber,
          csv: 'at,series,unit,value\n2026-11-16T06:00:00Z,output,pcs/h,1',
          isTrial: true,
        }),
      },
    ],
  },
  ProductInformationDetails: withProducts,
  Inventory: {
    needs: ['usesMachines'],
    names: [{ record: 'plant', variables: (plantId) => ({ plantId, isOld: false, isExport: false }) }],
  },
  SaveCannedText: atDeskInCommon,
  SaveRequest: { needs: ['signedIn'], names: [{ record: 'sent request', variables: (token) => ({ token }) }] },
  SavedRequest: { needs: ['signedIn'], names: [{ record: 'saved request', variables: (id) => ({ id }) }] },
  SavedRequests: signedInOperation,
  Machine: {
    needs: ['usesMachines'],
    names: [{ record: 'serial number', variables: (serialNumber) => ({ serialNumber, language: 'en' }) }],
  },
  MachineOverview: withMachines,
  MachineParts: withProducts,
  MachineReadings: {
    needs: ['usesMachines'],
    names: [{ record: 'serial number', variables: (serialNumber) => ({ serialNumber, period: '7d' }) }],
  },
  MoveMachine: {
    needs: ['usesMachines'],
    names: [
      {
        record: 'machine',
        variables: (machineId) => ({
          input: { machineId, plantId: crypto.randomUUID(), assetName: 'Line 1', position: 'Hall 1' },
        }),
      },
    ],
  },
  AddRequestNote: atDeskById('request', (requestId) => ({
    input: { requestId, body: 'Access test.', idempotencyKey: newKey() },
  })),
  AddTicketNote: atDeskById('ticket', (ticketId) => ({
    input: { ticketId, text: 'Access test.', attachments: [], idempotencyKey: newKey() },
  })),
  MarkNotificationsRead: withNotifications,
  Notifications: withNotifications,
  NotificationSettings: withNotifications,
  OpenTicket: {
    needs: ['usesTickets'],
    names: [
      {
        record: 'plant',
        variables: (locationId) => ({
          input: { ...newTicket, locationId, affectedMachine: crypto.randomUUID(), idempotencyKey: newKey() },
        }),
      },
    ],
  },
  Order: {
    needs: ['usesProducts', 'worksServiceDesk'],
    names: [{ record: 'order', variables: (id) => ({ id }) }],
  },
  ChangeOrder: {
    needs: ['usesProducts', 'worksServiceDesk'],
    names: [
      {
        record: 'order',
        // Changes nothing: no order has this version.
        variables: (id) => ({ input: { id, idempotencyKey: newKey(), version: 999_999, action: 'cancel' } }),
      },
    ],
  },
  OrderFormOptions: signedInOperation,
  Orders: { needs: ['usesProducts', 'worksServiceDesk'], names: [] },
  Parts: {
    needs: ['usesProducts'],
    names: [{ record: 'plant', variables: (plantId) => ({ plantId, articleNumbers: ['040-11872'], language: 'en' }) }],
  },
  PhoneLink: { needs: ['public'], names: [{ record: 'link of phone', variables: (token) => ({ token }) }] },
  Portal: signedInOperation,
  PushDevices: withNotifications,
  ProductInformation: withProducts,
  ViewerRoles: signedInOperation,
  RemovePushSubscription: {
    ...withNotifications,
    names: [{ record: 'push subscription', variables: (id) => ({ id }) }],
  },
  RemoveAccountDevice: { needs: ['signedIn'], names: [{ record: 'device', variables: (id) => ({ id }) }] },
  RenamePartList: {
    needs: ['usesProducts'],
    names: [{ record: 'part list', variables: (id) => ({ id, name: 'Access test' }) }],
  },
  ReopenTicket: ticketById((id) => ({ id })),
  ReleaseSubscriptionByToken: {
    needs: ['public'],
    names: [{ record: 'release subscription', variables: (token) => ({ token }) }],
  },
  ReportPresence: atDeskInCommon,
  RequestByToken: { needs: ['public'], names: [{ record: 'receipt', variables: (token) => ({ token }) }] },
  RequestServiceAccess: signedInOperation,
  ResetAccountDevices: signedInOperation,
  RetireCannedText: atDeskInCommon,
  SavePartList: {
    needs: ['usesProducts'],
    names: [
      {
        record: 'serial number',
        // Saves nothing: the part does not exist.
        variables: (serialNumber) => ({
          input: { serialNumber, name: 'Access test', lines: [{ articleNumber: '0000-0000', quantity: 1 }] },
        }),
      },
    ],
  },
  SearchDesk: atDesk,
  SearchMachines: withMachines,
  SearchProducts: withProducts,
  SearchTickets: withTickets,
  UnreadNotifications: withNotifications,
  SearchUsers: managing,
  SendOrder: {
    needs: ['usesProducts'],
    names: [
      {
        record: 'plant',
        // Orders nothing: the part does not exist.
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
  SetMachineInService: {
    needs: ['usesMachines'],
    names: [{ record: 'machine', variables: (machineId) => ({ machineId, isInService: true }) }],
  },
  SharedComparison: {
    needs: ['public'],
    names: [{ record: 'comparison', variables: (id) => ({ id, language: 'en' }) }],
  },
  Software: signedInOperation,
  SoftwareSbom: ofRelease,
  SoftwareUpdates: signedInOperation,
  ChangeTickets: atDeskById('ticket', (ticketId) => ({
    input: { id: crypto.randomUUID(), action: 'assign', ticketIds: [ticketId], assigneeId: 'me' },
  })),
  // These change nothing: the other ticket does not exist.
  MergeTickets: atDeskInCommon,
  LinkTickets: atDeskInCommon,
  UnlinkTickets: atDeskInCommon,
  UndoTicketsChange: atDeskById('change of tickets', (id) => ({ id })),
  SaveDeskView: atDeskById('desk view', (id) => ({
    input: { id, name: 'Access test', filters: 'group=mine', isShared: false },
  })),
  DeleteDeskView: atDeskById('desk view', (id) => ({ id })),
  SolveTicket: atDeskById('ticket', (id) => ({ id })),
  ConfirmReleaseSubscription: {
    needs: ['public'],
    names: [{ record: 'release subscription', variables: (token) => ({ token, scope: 'all' }) }],
  },
  EndReleaseSubscription: {
    needs: ['public'],
    names: [{ record: 'release subscription', variables: (token) => ({ token }) }],
  },
  StartDownload: ofRelease,
  SyncComparisonBasket: signedInOperation,
  AssignRequestToMe: atDeskById('request', (id) => ({ id })),
  AssignTicketToMe: atDeskById('ticket', (id) => ({ id })),
  Ticket: ticketById((id) => ({ id })),
  TicketExport: {
    needs: ['usesTickets'],
    names: [
      { record: 'plant', variables: (plantId) => ({ group: 'all', plantId }) },
      { record: 'machine', variables: (machineId) => ({ group: 'all', machineId }) },
    ],
  },
  TicketOverview: { needs: ['usesTickets'], names: [] },
  TicketFormOptions: { needs: ['usesTickets', 'usesMachines'], names: [] },
  Tickets: {
    needs: ['usesTickets'],
    names: [
      { record: 'plant', variables: (plantId) => ({ group: 'all', plantId }) },
      { record: 'machine', variables: (machineId) => ({ group: 'all', machineId }) },
    ],
  },
  ...advisoryAccess,
  ...machineDataAccess,
  ...publicAccess,
  ...quoteAccess,
  ...userAdminAccess,
}
