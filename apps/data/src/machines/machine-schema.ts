import type { Builder } from '../graphql/builder.ts'
import { workFor } from '../portal-access/work-for.ts'
import { listMachines, listPlants } from './machine-store.ts'

type Plant = Awaited<ReturnType<typeof listPlants>>[number]
type Machine = Awaited<ReturnType<typeof listMachines>>[number]

export function addMachineFields(builder: Builder): void {
  const plant = builder.objectRef<Plant>('Plant').implement({
    description: 'A place of a customer where machines stand',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      city: t.exposeString('city'),
      country: t.exposeString('country'),
      organisationId: t.exposeID('organisationId'),
      organisationName: t.exposeString('organisationName'),
      timeZone: t.exposeString('timeZone'),
    }),
  })
  const machine = builder.objectRef<Machine>('Machine').implement({
    description: 'A machine a customer owns',
    fields: (t) => ({
      id: t.exposeID('id'),
      plantId: t.exposeID('plantId'),
      plantName: t.exposeString('plantName'),
      productSlug: t.exposeString('productSlug'),
      model: t.exposeString('model'),
      serialNumber: t.exposeString('serialNumber'),
      nameInPlant: t.exposeString('nameInPlant'),
      placeInPlant: t.exposeString('placeInPlant'),
      state: t.exposeString('state', { description: 'running, changeover, stopped, no-signal' }),
      contract: t.exposeString('contract', { description: 'none, care, care-plus' }),
      softwareVersion: t.exposeString('softwareVersion'),
    }),
  })
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
  }))
}
