import { z } from 'zod'

const foundTarget = z.object({
  /** The stored form of the link. */
  target: z.string(),
  title: z.string(),
  /** The path by which editors tell pages with the same title apart. */
  detail: z.string(),
})

export type FoundTarget = z.infer<typeof foundTarget>

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
