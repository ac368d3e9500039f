import { z } from 'zod'
import { type FoundTarget, foundTarget } from './found-target.ts'

const answer = z.object({ targets: z.array(foundTarget) })

/** Finds the pages and records of the catalogue for a query. Without the catalogue there are still the pages. */
export async function searchTargets(query: string, signal: AbortSignal): Promise<FoundTarget[]> {
  const [pages, records] = await Promise.all([
    fetchTargets(`pages/link-targets?${query}`, signal),
    fetchTargets(`catalogue-targets?${query}`, signal).catch(() => []),
  ])
  return [...pages, ...records]
}

/** Reads what a stored link names. */
export function describeTarget(query: string, signal: AbortSignal): Promise<FoundTarget[]> {
  return fetchTargets(`pages/link-targets?${query}`, signal)
}

/** Reads from the content service. Rejects if it is unavailable. */
async function fetchTargets(address: string, signal: AbortSignal): Promise<FoundTarget[]> {
  const response = await fetch(`/api/${address}`, { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`link targets: ${response.status}`)
  return answer.parse(await response.json()).targets
}
