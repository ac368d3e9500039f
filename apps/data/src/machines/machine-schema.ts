import { machineListQuery } from '@ferrule/domain/machines/machine-list'
import type { Builder } from '../graphql/builder.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import { addMachineDataFields } from './data/machine-data-schema.ts'
import { findNameplate } from './find-nameplate.ts'
import { addMachineMutations } from './machine-mutations.ts'
import { addMachineOverviewField } from './machine-overview-schema.ts'
import { listMachines, listPlants } from './machine-store.ts'
import { addMachineTypes, type MachineTypes } from './machine-types.ts'
import { readInventory } from './read-inventory.ts'
import { readMachine } from './read-machine.ts'
import { addReadingFields } from './readings/reading-schema.ts'

/** Returns the types, for areas whose fields refer to machines. */
export function addMachineFields(builder: Builder): MachineTypes {
  const types = addMachineTypes(builder)
  addLists(builder, types)
  addRecords(builder, types)
  addMachineOverviewField(builder, types)
  addMachineMutations(builder)
  addReadingFields(builder)
  addMachineDataFields(builder)
  return types
}

function addLists(builder: Builder, { plant, machine, inventory }: MachineTypes): void {
  builder.queryFields((t) => ({
    plants: t.withAuth({ signedIn: true }).field({
      type: [plant],
      description: 'Plants of the caller’s organisations',
      resolve: (_, __, { db, actor }) => withUserScope(db, actor, listPlants),
    }),
    machines: t.withAuth({ $any: { usesMachines: true, usesTickets: true } }).field({
      type: [machine],
      description: 'Machines of the caller’s organisations, also for choosing the machine of a ticket',
      resolve: (_, __, { db, actor }) => withUserScope(db, actor, listMachines),
    }),
    inventory: t.withAuth({ usesMachines: true }).field({
      type: inventory,
      description: 'Machines of the caller’s organisations; invalid filters are ignored',
      args: {
        search: t.arg.string(),
        plantId: t.arg.string(),
        organisationId: t.arg.string(),
        state: t.arg.string(),
        sort: t.arg.string(),
        direction: t.arg.string(),
        after: t.arg.string({ description: 'The `next` cursor of the previous page' }),
        isOld: t.arg.boolean({ required: true, description: 'Machines out of service instead of those in use' }),
        isExport: t.arg.boolean({ required: true, description: 'Large pages, for an export' }),
      },
      resolve: (_, { isOld, isExport, ...input }, context) =>
        readInventory(context, context.actor, { ...machineListQuery.parse(input), isOld, isExport }),
    }),
  }))
}

function addRecords(builder: Builder, { record, nameplate }: MachineTypes): void {
  builder.queryFields((t) => ({
    machine: t.withAuth({ usesMachines: true }).field({
      type: record,
      nullable: true,
      description: 'Null for a missing machine and for one of another organisation',
      args: { serialNumber: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: async (_, input, context) => (await readMachine(context, context.actor, input)) ?? null,
    }),
    machineNameplate: t.field({
      type: nameplate,
      nullable: true,
      description: 'Public data of a machine',
      authScopes: { public: true },
      args: { serialNumber: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: async (_, input, context) => (await findNameplate(context, input)) ?? null,
    }),
  }))
}
