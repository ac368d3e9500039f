import { z } from 'zod'
import { type FoundTarget, foundTarget } from './found-target.ts'

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
