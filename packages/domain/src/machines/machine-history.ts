/** The past of a machine. Moments and days are ISO 8601, which a browser receives as text. */
export type MachinePast = {
  machine: { commissionedOn: string; retiredOn: string | null }
  moves: readonly {
    id: string
    movedAt: string
    fromPlant: string
    fromPlace: string
    toPlant: string
    toPlace: string
    movedBy: string
  }[]
  tickets: readonly { id: string; number: string; subject: string; status: string; createdAt: string }[]
  orderedParts: readonly { orderId: string; number: string; createdAt: string }[]
  advisories: readonly {
    trackingId: string
    title: string
    language: string
    state: string
    answeredAt: string | null
    answeredBy: string | null
  }[]
}

export type MachineEvent = { key: string; at: string } & (
  | { kind: 'commissioned' | 'retired' }
  | { kind: 'move'; from: string; to: string; by: string }
  | { kind: 'ticket'; id: string; number: string; subject: string; status: string }
  | { kind: 'order'; id: string; number: string; parts: number }
  | { kind: 'advisory'; trackingId: string; title: string; language: string; state: string; by: string }
)

/** Everything that happened to a machine, newest first. */
export function listMachineEvents(past: MachinePast): MachineEvent[] {
  const { commissionedOn, retiredOn } = past.machine
  const events: MachineEvent[] = [
    ...past.tickets.map(
      ({ createdAt, ...ticket }) => ({ kind: 'ticket', key: ticket.id, at: createdAt, ...ticket }) as const,
    ),
    ...past.moves.map(toMoveEvent),
    ...listOrders(past.orderedParts),
    ...past.advisories.flatMap(toAnswerEvent),
    ...(retiredOn === null ? [] : [{ kind: 'retired', key: 'retired', at: retiredOn } as const]),
    { kind: 'commissioned', key: 'commissioned', at: commissionedOn },
  ]
  return events.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

function toMoveEvent(move: MachinePast['moves'][number]): MachineEvent {
  const from = `${move.fromPlant}, ${move.fromPlace}`
  const to = `${move.toPlant}, ${move.toPlace}`
  return { kind: 'move', key: move.id, at: move.movedAt, from, to, by: move.movedBy }
}

/** The lines of an order are one event. */
function listOrders(lines: MachinePast['orderedParts']): MachineEvent[] {
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return [...byOrder].flatMap(([id, parts]) => {
    const [first] = parts
    if (!first) return []
    return [{ kind: 'order', key: id, at: first.createdAt, id, number: first.number, parts: parts.length }]
  })
}

function toAnswerEvent(advisory: MachinePast['advisories'][number]): MachineEvent[] {
  const { trackingId, title, language, state, answeredAt, answeredBy } = advisory
  if (answeredAt === null) return []
  return [
    { kind: 'advisory', key: trackingId, at: answeredAt, trackingId, title, language, state, by: answeredBy ?? '' },
  ]
}
