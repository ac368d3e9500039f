import { type GateFinding, gateFinding } from '@ferrule/domain/publish-gate/gate-finding'
import { z } from 'zod'

const stopped = z.object({ stoppedBy: z.array(gateFinding) })

export type Wanted = {
  siteSlug: string
  pageIds: string[]
  batchIds: string[]
  languages: string[]
  reason?: string
  /** Publishes at this moment instead of now. */
  at?: string
}

/** Publishes or schedules pages. Returns what stops them; an empty list if nothing does. */
export async function sendPublication(wanted: Wanted): Promise<GateFinding[]> {
  const action = wanted.at === undefined ? 'publish' : 'schedule'
  const response = await fetch(`/api/pages/publish-gate/${action}`, {
    method: 'POST',
    body: JSON.stringify(wanted),
    headers: { 'content-type': 'application/json' },
  })
  if (response.status === 409) return stopped.parse(await response.json()).stoppedBy
  if (!response.ok) throw new Error(`publication: ${response.status}`)
  return []
}
