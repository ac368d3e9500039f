import { advisoryStates } from '@ferrule/domain/advisories/advisory-answer'
import { severities } from '@ferrule/domain/advisories/severity'
import { extensionOf } from '@ferrule/domain/files/file-extension'
import { machineStates, serviceContracts } from '@ferrule/domain/machines/machine'
import type { Builder } from '../graphql/builder.ts'
import type { Nameplate } from './find-nameplate.ts'
import type { MachineAdvisory } from '../advisories/list-machine-advisories.ts'
import { listModelAdvisories, type ModelAdvisory } from '../advisories/list-model-advisories.ts'
import { addInstructionDocument } from './instructions/instruction-types.ts'
import { findNameplateProduct } from './find-nameplate-product.ts'
import type { InventoryEntry } from './inventory-store.ts'
import type { listPlants, MachineView } from './machine-store.ts'
import { addNameplateProduct } from './nameplate-product-types.ts'
import type { InventoryPage } from './read-inventory.ts'
import type { MachineRecord } from './read-machine.ts'

type Plant = Awaited<ReturnType<typeof listPlants>>[number]

export type MachineTypes = ReturnType<typeof addMachineTypes>

export function addMachineTypes(builder: Builder) {
  const machine = addMachine(builder)
  const document = addDocument(builder)
  const stateCount = addStateCount(builder)
  return {
    plant: addPlant(builder),
    machine,
    document,
    stateCount,
    inventory: addInventory(builder, machine, stateCount),
    record: addRecord(builder, machine, document),
    nameplate: addNameplate(builder, document),
  }
}

function addPlant(builder: Builder) {
  return builder.objectRef<Plant>('Plant').implement({
    description: 'A plant of a customer',
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
  return builder.objectRef<MachineView>('Machine').implement({
    description: 'A machine of a customer; dates are written as 2028-03-01',
    fields: (t) => ({
      id: t.exposeID('id'),
      organisationId: t.exposeID('organisationId'),
      organisationName: t.exposeString('organisationName'),
      plantId: t.exposeID('plantId'),
      plantName: t.exposeString('plantName'),
      productSlug: t.exposeString('productSlug'),
      model: t.exposeString('model'),
      serialNumber: t.exposeString('serialNumber'),
      assetName: t.exposeString('assetName'),
      position: t.exposeString('position'),
      state: t.exposeString('state', { description: machineStates.join(', ') }),
      contract: t.exposeString('contract', { description: serviceContracts.join(', ') }),
      contractUntil: t.exposeString('contractUntil', { nullable: true }),
      warrantyUntil: t.exposeString('warrantyUntil', { nullable: true }),
      commissionedOn: t.exposeString('commissionedOn'),
      retiredOn: t.exposeString('retiredOn', {
        nullable: true,
        description: 'Date on which it was taken out of service',
      }),
      softwareVersion: t.exposeString('softwareVersion'),
    }),
  })
}

type MachineRef = ReturnType<typeof addMachine>

function addStateCount(builder: Builder) {
  return builder.objectRef<InventoryPage['states'][number]>('MachineStateCount').implement({
    fields: (t) => ({ state: t.exposeString('state'), count: t.exposeInt('count') }),
  })
}

type StateCountRef = ReturnType<typeof addStateCount>

function addInventory(builder: Builder, machine: MachineRef, stateCount: StateCountRef) {
  const entry = builder.objectRef<InventoryEntry>('InventoryEntry').implement({
    fields: (t) => ({
      machine: t.field({ type: machine, resolve: (entry) => entry }),
      image: t.exposeString('image', { nullable: true, description: 'Key of the picture in the media store' }),
      openTickets: t.exposeInt('openTickets'),
    }),
  })
  return builder.objectRef<InventoryPage>('InventoryPage').implement({
    fields: (t) => ({
      entries: t.expose('entries', { type: [entry] }),
      states: t.expose('states', {
        type: [stateCount],
        description: 'Number of machines in each state, with the other filters applied',
      }),
      total: t.exposeInt('total'),
      next: t.exposeString('next', { nullable: true, description: 'Cursor of the next page; null on the last one' }),
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
      number: t.exposeString('number', { description: 'Number of the order' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      position: t.exposeInt('position'),
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
    }),
  })
  const newest = addNewestSoftware(builder)
  const advisory = addMachineAdvisory(builder)
  return builder.objectRef<MachineRecord>('MachineRecord').implement({
    description: 'A machine with its history, tickets, orders and documents',
    fields: (t) => ({
      machine: t.expose('machine', { type: machine }),
      image: t.string({ nullable: true, resolve: (record) => record.machine.image }),
      supportUntil: t.string({
        nullable: true,
        description: 'Last month of its security updates, such as 2034-03; null if none is stated',
        resolve: (record) => record.machine.supportUntil,
      }),
      moves: t.expose('moves', { type: [move], description: 'Moves between plants, newest first' }),
      tickets: t.expose('tickets', {
        type: [ticket],
        description: 'The last ten; empty for users without access to tickets',
      }),
      orderedParts: t.expose('orderedParts', {
        type: [orderedPart],
        description:
          'Parts ordered for its plant that fit it, newest first; empty without access to product information',
      }),
      documents: t.expose('documents', { type: [document] }),
      newestSoftware: t.expose('newestSoftware', { type: newest, nullable: true }),
      advisories: t.expose('advisories', { type: [advisory], description: 'Security advisories that concern it' }),
    }),
  })
}

function addNewestSoftware(builder: Builder) {
  return builder.objectRef<NonNullable<MachineRecord['newestSoftware']>>('NewestSoftware').implement({
    fields: (t) => ({ version: t.exposeString('version'), versionsBehind: t.exposeInt('versionsBehind') }),
  })
}

function addMachineAdvisory(builder: Builder) {
  return builder.objectRef<MachineAdvisory>('MachineAdvisory').implement({
    fields: (t) => ({
      trackingId: t.exposeString('trackingId'),
      language: t.exposeString('language'),
      title: t.exposeString('title'),
      severity: t.exposeString('severity', { description: severities.join(', ') }),
      score: t.exposeFloat('score', { nullable: true }),
      state: t.exposeString('state', { description: advisoryStates.join(', ') }),
      answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
      answeredBy: t.exposeString('answeredBy', { nullable: true, description: 'Name of the person who answered' }),
    }),
  })
}

function addModelAdvisory(builder: Builder) {
  return builder.objectRef<ModelAdvisory>('ModelAdvisory').implement({
    description: 'A security advisory for a model, whatever software its machines run',
    fields: (t) => ({
      trackingId: t.exposeString('trackingId'),
      language: t.exposeString('language'),
      title: t.exposeString('title'),
      severity: t.exposeString('severity', { description: severities.join(', ') }),
      score: t.exposeFloat('score', { nullable: true }),
      fixedIn: t.exposeStringList('fixedIn', { description: 'Versions that contain a fix; empty if there is none' }),
    }),
  })
}

function addNameplate(builder: Builder, document: DocumentRef) {
  const advisory = addModelAdvisory(builder)
  const instruction = addInstructionDocument(builder)
  const product = addNameplateProduct(builder)
  return builder.objectRef<Nameplate>('MachineNameplate').implement({
    description: 'Public data of a machine, without its owner',
    fields: (t) => ({
      serialNumber: t.exposeString('serialNumber'),
      productSlug: t.exposeString('productSlug'),
      model: t.exposeString('model'),
      image: t.exposeString('image', { nullable: true }),
      builtIn: t.exposeInt('builtIn'),
      placedOnMarket: t.exposeString('placedOnMarket', { description: 'Date such as 2026-10-01' }),
      onlineUntil: t.exposeString('onlineUntil', {
        description: 'The first day on which its instructions may be taken offline',
      }),
      supportUntil: t.exposeString('supportUntil', {
        nullable: true,
        description: 'Last month of its security updates, such as 2034-03; null if none is stated',
      }),
      instructions: t.expose('instructions', {
        type: [instruction],
        description: 'Instructions, declarations and others in all languages and versions, newest first',
      }),
      documents: t.expose('documents', { type: [document] }),
      advisories: t.field({
        type: [advisory],
        description: 'Security advisories for machines of this model and serial number, newest first',
        resolve: (machine, _, { db }) => listModelAdvisories(db.queries, machine),
      }),
      product: t.field({
        type: product,
        nullable: true,
        description: 'Null for a product that has left the catalogue',
        resolve: async ({ productSlug }, _, context) => (await findNameplateProduct(context, productSlug)) ?? null,
      }),
    }),
  })
}
