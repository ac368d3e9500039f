import type { MachineData } from '@ferrule/domain/machines/data/machine-data'
import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { listMachineAdvisories } from '../../advisories/list-machine-advisories.ts'
import type { Deps } from '../../graphql/request-context.ts'
import { listOrderedParts } from '../../orders/order-queries.ts'
import type { Scope } from '../../portal-access/with-user-scope.ts'
import type { Queries } from '../../postgres/database.ts'
import { findNewestSoftware } from '../../software/find-newest-software.ts'
import { findInstructions } from '../instructions/find-instructions.ts'
import { findMachine } from '../machine-record-store.ts'
import { listAllMoves, listAllTickets, maxDataRows } from './machine-data-store.ts'

type DataQuery = { serialNumber: string; hasTickets: boolean; hasOrders: boolean }

export type CollectedData = { machineId: string; organisationId: string; data: MachineData }

/** Everything that is stored about a machine of the caller's organisations, without names of people. */
export async function collectMachineData(
  { now, publicOrigin }: Pick<Deps, 'now' | 'publicOrigin'>,
  { tx, scope }: { tx: Queries; scope: Scope },
  { serialNumber, hasTickets, hasOrders }: DataQuery,
): Promise<CollectedData | undefined> {
  const machine = await findMachine(tx, scope, serialNumber)
  if (!machine) return undefined
  const parts = hasOrders ? await listOrderedParts(tx, scope, { ...machine, limit: maxDataRows }) : []
  const tickets = hasTickets ? await listAllTickets(tx, scope, machine.id) : []
  const moves = await listAllMoves(tx, machine.id)
  const newest = await findNewestSoftware(tx, machine)
  const instructions = (await findInstructions(tx, serialNumber))?.instructions ?? []
  const advisories = await listMachineAdvisories(tx, scope, { machineId: machine.id, now: now() })
  const data: MachineData = {
    formatVersion: 1,
    exportedAt: now().toISOString(),
    machine: toFacts(machine),
    software: {
      installed: machine.softwareVersion,
      newest: newest?.version ?? null,
      supportUntil: machine.supportUntil,
    },
    moves: moves.map(({ movedAt, ...move }) => ({ ...move, movedAt: movedAt.toISOString() })),
    tickets: tickets.map(({ createdAt, closedAt, ...ticket }) => ({
      ...ticket,
      createdAt: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    orderedParts: parts.map(({ number, createdAt, articleNumber, name, quantity }) => ({
      order: number,
      orderedAt: createdAt.toISOString(),
      articleNumber,
      name,
      quantity,
    })),
    documents: instructions.map(({ id, kind, title, language, version, issuedOn }) => ({
      kind,
      title,
      language,
      version,
      issuedOn,
      url: `${publicOrigin}${toDocumentPath(serialNumber, { id, version })}`,
    })),
    advisories: advisories.map(({ trackingId, title, severity, state }) => ({
      id: trackingId,
      title,
      severity,
      state,
    })),
  }
  return { machineId: machine.id, organisationId: machine.organisationId, data }
}

function toFacts(machine: NonNullable<Awaited<ReturnType<typeof findMachine>>>): MachineData['machine'] {
  return {
    serialNumber: machine.serialNumber,
    model: machine.model,
    product: machine.productSlug,
    organisation: machine.organisationName,
    plant: machine.plantName,
    name: machine.assetName,
    place: machine.position,
    state: machine.state,
    commissionedOn: machine.commissionedOn,
    retiredOn: machine.retiredOn,
    warrantyUntil: machine.warrantyUntil,
    contract: machine.contract,
    contractUntil: machine.contractUntil,
  }
}
