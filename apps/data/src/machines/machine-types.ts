import { extensionOf } from '@ferrule/domain/files/file-reference'
import { machineStates, serviceContracts } from '@ferrule/domain/machines/machine'
import type { Builder } from '../graphql/builder.ts'
import type { Plate } from './find-plate.ts'
import type { InventoryEntry } from './inventory-store.ts'
import type { listPlants, ShownMachine } from './machine-store.ts'
import type { InventoryPage } from './read-inventory.ts'
import type { MachineRecord } from './read-machine.ts'

type Plant = Awaited<ReturnType<typeof listPlants>>[number]

export type MachineTypes = ReturnType<typeof addMachineTypes>

export function addMachineTypes(builder: Builder) {
  const machine = addMachine(builder)
  const document = addDocument(builder)
  return {
    plant: addPlant(builder),
    machine,
    document,
    inventory: addInventory(builder, machine),
    record: addRecord(builder, machine, document),
    plate: addPlate(builder, document),
  }
}

function addPlant(builder: Builder) {
  return builder.objectRef<Plant>('Plant').implement({
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
}

function addMachine(builder: Builder) {
  return builder.objectRef<ShownMachine>('Machine').implement({
    description: 'A machine a customer owns; its days are written as 2028-03-01',
    fields: (t) => ({
      id: t.exposeID('id'),
      organisationId: t.exposeID('organisationId'),
      organisationName: t.exposeString('organisationName'),
      plantId: t.exposeID('plantId'),
      plantName: t.exposeString('plantName'),
      productSlug: t.exposeString('productSlug'),
      model: t.exposeString('model'),
      serialNumber: t.exposeString('serialNumber'),
      nameInPlant: t.exposeString('nameInPlant'),
      placeInPlant: t.exposeString('placeInPlant'),
      state: t.exposeString('state', { description: machineStates.join(', ') }),
      contract: t.exposeString('contract', { description: serviceContracts.join(', ') }),
      contractUntil: t.exposeString('contractUntil', { nullable: true }),
      warrantyUntil: t.exposeString('warrantyUntil', { nullable: true }),
      commissionedOn: t.exposeString('commissionedOn'),
      retiredOn: t.exposeString('retiredOn', { nullable: true, description: 'When it was taken out of service' }),
      softwareVersion: t.exposeString('softwareVersion'),
    }),
  })
}

type MachineRef = ReturnType<typeof addMachine>

function addInventory(builder: Builder, machine: MachineRef) {
  const entry = builder.objectRef<InventoryEntry>('InventoryEntry').implement({
    fields: (t) => ({
      machine: t.field({ type: machine, resolve: (one) => one }),
      image: t.exposeString('image', { nullable: true, description: 'Key of the picture in the media store' }),
      openTickets: t.exposeInt('openTickets'),
    }),
  })
  const state = builder.objectRef<InventoryPage['states'][number]>('MachineStateCount').implement({
    fields: (t) => ({ state: t.exposeString('state'), count: t.exposeInt('count') }),
  })
  return builder.objectRef<InventoryPage>('InventoryPage').implement({
    fields: (t) => ({
      entries: t.expose('entries', { type: [entry] }),
      states: t.expose('states', { type: [state], description: 'Of every state, with the other wishes in force' }),
      total: t.exposeInt('total'),
      next: t.exposeString('next', { nullable: true, description: 'Where the next page begins' }),
    }),
  })
}

function addDocument(builder: Builder) {
  return builder.objectRef<MachineRecord['documents'][number]>('MachineDocument').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      type: t.exposeString('type'),
      extension: t.string({ resolve: ({ filename }) => extensionOf(filename) }),
      contentLanguage: t.exposeString('contentLanguage'),
      sizeBytes: t.exposeInt('sizeBytes'),
    }),
  })
}

type DocumentRef = ReturnType<typeof addDocument>

function addRecord(builder: Builder, machine: MachineRef, document: DocumentRef) {
  const move = builder.objectRef<MachineRecord['moves'][number]>('MachineMove').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      movedAt: t.expose('movedAt', { type: 'DateTime' }),
      fromPlant: t.exposeString('fromPlant'),
      fromPlace: t.exposeString('fromPlace'),
      toPlant: t.exposeString('toPlant'),
      toPlace: t.exposeString('toPlace'),
      movedBy: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    }),
  })
  const ticket = builder.objectRef<MachineRecord['tickets'][number]>('MachineTicket').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      subject: t.exposeString('subject'),
      status: t.exposeString('status'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  })
  const orderedPart = builder.objectRef<MachineRecord['orderedParts'][number]>('OrderedPart').implement({
    fields: (t) => ({
      orderId: t.exposeID('orderId'),
      number: t.exposeString('number', { description: 'Of the order' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      position: t.exposeInt('position'),
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
    }),
  })
  const newest = builder.objectRef<NonNullable<MachineRecord['newestSoftware']>>('NewestSoftware').implement({
    fields: (t) => ({ version: t.exposeString('version'), versionsBehind: t.exposeInt('versionsBehind') }),
  })
  return builder.objectRef<MachineRecord>('MachineRecord').implement({
    description: 'Everything that is known of one machine',
    fields: (t) => ({
      machine: t.expose('machine', { type: machine }),
      image: t.string({ nullable: true, resolve: (record) => record.machine.image }),
      moves: t.expose('moves', { type: [move], description: 'Between plants, the latest first' }),
      tickets: t.expose('tickets', { type: [ticket], description: 'The latest; none for whoever has no tickets' }),
      orderedParts: t.expose('orderedParts', {
        type: [orderedPart],
        description: 'For its plant, of what fits it, the latest first; none for whoever has no product information',
      }),
      documents: t.expose('documents', { type: [document] }),
      newestSoftware: t.expose('newestSoftware', { type: newest, nullable: true }),
    }),
  })
}

function addPlate(builder: Builder, document: DocumentRef) {
  return builder.objectRef<Plate>('MachinePlate').implement({
    description: 'A machine as anybody sees it: nothing of its owner',
    fields: (t) => ({
      serialNumber: t.exposeString('serialNumber'),
      productSlug: t.exposeString('productSlug'),
      model: t.exposeString('model'),
      image: t.exposeString('image', { nullable: true }),
      builtIn: t.exposeInt('builtIn'),
      documents: t.expose('documents', { type: [document] }),
    }),
  })
}
