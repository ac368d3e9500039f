import { machineWishes } from '@ferrule/domain/machines/machine-list'
import type { Builder } from '../graphql/builder.ts'
import { workFor } from '../portal-access/work-for.ts'
import { findPlate } from './find-plate.ts'
import { addMachineMutations } from './machine-mutations.ts'
import { listMachines, listPlants } from './machine-store.ts'
import { addMachineTypes, type MachineTypes } from './machine-types.ts'
import { readInventory } from './read-inventory.ts'
import { readMachine } from './read-machine.ts'

/** Answers the types, for the areas whose fields refer to machines. */
export function addMachineFields(builder: Builder): MachineTypes {
  const types = addMachineTypes(builder)
  addLists(builder, types)
  addRecords(builder, types)
  addMachineMutations(builder)
  return types
}

function addLists(builder: Builder, { plant, machine, inventory }: MachineTypes): void {
  builder.queryFields((t) => ({
    plants: t.withAuth({ signedIn: true }).field({
      type: [plant],
      description: 'Of the caller’s organisations',
      resolve: (_, __, { db, actor }) => workFor(db, actor, listPlants),
    }),
    machines: t.withAuth({ $any: { usesMachines: true, usesTickets: true } }).field({
      type: [machine],
      description: 'Of the caller’s organisations; whoever opens a ticket says which one it is about',
      resolve: (_, __, { db, actor }) => workFor(db, actor, listMachines),
    }),
    inventory: t.withAuth({ usesMachines: true }).field({
      type: inventory,
      description: 'The machines of the caller’s organisations; what cannot be read of a wish is left out',
      args: {
        search: t.arg.string(),
        plantId: t.arg.string(),
        organisationId: t.arg.string(),
        state: t.arg.string(),
        sort: t.arg.string(),
        direction: t.arg.string(),
        after: t.arg.string({ description: 'Where the page before ended' }),
        isOld: t.arg.boolean({ required: true, description: 'Those out of service instead of those in use' }),
        isExport: t.arg.boolean({ required: true, description: 'Long pages, for whoever takes the list away' }),
      },
      resolve: (_, { isOld, isExport, ...asked }, context) =>
        readInventory(context, context.actor, { ...machineWishes.parse(asked), isOld, isExport }),
    }),
  }))
}

function addRecords(builder: Builder, { record, plate }: MachineTypes): void {
  builder.queryFields((t) => ({
    machine: t.withAuth({ usesMachines: true }).field({
      type: record,
      nullable: true,
      description: 'Nothing for one that is not there and for one of somebody else',
      args: { serialNumber: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: async (_, asked, context) => (await readMachine(context, context.actor, asked)) ?? null,
    }),
    machinePlate: t.field({
      type: plate,
      nullable: true,
      description: 'What anybody may know who stands before the machine',
      authScopes: { public: true },
      args: { serialNumber: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: async (_, asked, context) => (await findPlate(context, asked)) ?? null,
    }),
  }))
}
