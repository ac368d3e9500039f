/** Days before the end of a contract or a warranty from which it is due. */
export const dueDays = 90

/** The record of a machine, as its page has it. Days are YYYY-MM-DD. */
export type MachineNow = {
  machine: { retiredOn: string | null; contractUntil: string | null; warrantyUntil: string | null }
  tickets: readonly { id: string; number: string; subject: string; status: string }[]
  advisories: readonly { trackingId: string; title: string; language: string; state: string }[]
  newestSoftware: { version: string; versionsBehind: number } | null
}

export type NextStep =
  | { kind: 'ticket'; id: string; number: string; subject: string }
  | { kind: 'advisory'; trackingId: string; title: string; language: string }
  | { kind: 'software'; version: string; versionsBehind: number }
  | { kind: 'contract' | 'warranty'; day: string }

/** Lists the tasks of the customer for a machine, the most urgent first; none for a machine that is out of service. */
export function listNextSteps({ machine, tickets, advisories, newestSoftware }: MachineNow, today: string): NextStep[] {
  if (machine.retiredOn !== null) return []
  const { contractUntil, warrantyUntil } = machine
  return [
    ...tickets
      .filter(({ status }) => status === 'waiting-for-you')
      .map(({ id, number, subject }) => ({ kind: 'ticket', id, number, subject }) as const),
    ...advisories
      .filter(({ state }) => state === 'answer-needed')
      .map(({ trackingId, title, language }) => ({ kind: 'advisory', trackingId, title, language }) as const),
    ...(newestSoftware ? [{ kind: 'software', ...newestSoftware } as const] : []),
    ...(isDue(contractUntil, today) ? [{ kind: 'contract', day: contractUntil } as const] : []),
    ...(isDue(warrantyUntil, today) ? [{ kind: 'warranty', day: warrantyUntil } as const] : []),
  ]
}

function isDue(day: string | null, today: string): day is string {
  if (day === null || day < today) return false
  return Date.parse(day) - Date.parse(today) <= dueDays * 86_400_000
}
