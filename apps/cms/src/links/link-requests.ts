import { z } from 'zod'
import { type FoundTarget, foundTarget } from './found-target.ts'

// Zod probes `new Function`, which the content security policy of the admin reports as a violation.
if (typeof window !== 'undefined') z.config({ jitless: true })

const answer = z.object({ targets: z.array(foundTarget) })

/** Reads from the content service. Rejects if it is unavailable. */
export async function fetchTargets(query: string, signal: AbortSignal): Promise<FoundTarget[]> {
  const response = await fetch(`/api/pages/link-targets?${query}`, {
    credentials: 'same-origin',
    signal,
  })
  if (!response.ok) throw new Error(`link targets: ${response.status}`)
  return answer.parse(await response.json()).targets
}
