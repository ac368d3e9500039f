import { z } from 'zod'

const day = z.iso.date()
const time = z.iso.datetime()

/**
 * The data of a machine as its organisation downloads and shares it. Names of people are not part of it. New properties
 * may be added; none is renamed or removed within a version.
 */
export const machineData = z
  .strictObject({
    formatVersion: z.literal(1),
    exportedAt: time,
    machine: z.strictObject({
      serialNumber: z.string(),
      model: z.string(),
      product: z.string().describe('Key of the product in the catalogue'),
      organisation: z.string(),
      plant: z.string(),
      name: z.string().describe('Own name of the organisation for the machine'),
      place: z.string().describe('Place within the plant'),
      state: z.string(),
      commissionedOn: day,
      retiredOn: day.nullable(),
      warrantyUntil: day.nullable(),
      contract: z.string(),
      contractUntil: day.nullable(),
    }),
    software: z.strictObject({
      installed: z.string(),
      newest: z.string().nullable(),
      supportUntil: z.string().nullable().describe('Last month of security updates, such as 2034-03'),
    }),
    moves: z.array(
      z.strictObject({
        movedAt: time,
        fromPlant: z.string(),
        fromPlace: z.string(),
        toPlant: z.string(),
        toPlace: z.string(),
      }),
    ),
    tickets: z.array(
      z.strictObject({
        number: z.string(),
        subject: z.string(),
        type: z.string(),
        status: z.string(),
        createdAt: time,
        closedAt: time.nullable(),
      }),
    ),
    orderedParts: z.array(
      z.strictObject({
        order: z.string(),
        orderedAt: time,
        articleNumber: z.string(),
        name: z.string(),
        quantity: z.int(),
      }),
    ),
    documents: z.array(
      z.strictObject({
        kind: z.string(),
        title: z.string(),
        language: z.string(),
        version: z.string(),
        issuedOn: day,
        url: z.string().describe('Public address of the PDF'),
      }),
    ),
    advisories: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        severity: z.string(),
        state: z.string().describe('The answer of the organisation for this machine'),
      }),
    ),
  })
  .meta({ title: 'Data of a machine' })

export type MachineData = z.infer<typeof machineData>

/** The lists, each of which becomes a table of its own. */
export const machineDataLists = ['moves', 'tickets', 'orderedParts', 'documents', 'advisories'] as const
export type MachineDataList = (typeof machineDataLists)[number]
