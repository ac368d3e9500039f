import { z } from 'zod'
import { advisoryStates, type AdvisoryState } from './advisory-answer.ts'
import { severities } from './severity.ts'

/** The filters of the list of advisories; invalid ones are ignored. */
export const advisoryListQuery = z.object({
  search: z.string().trim().max(100).optional().catch(undefined),
  severity: z.enum(severities).optional().catch(undefined),
  state: z.enum(advisoryStates).optional().catch(undefined),
})
export type AdvisoryListQuery = z.infer<typeof advisoryListQuery>

type ListedAdvisory = {
  entry: { trackingId: string; title: string; severity: string }
  state: string
  machines: readonly { serialNumber: string }[]
}

/** The advisories that match, with the number in each state as if no state was chosen. */
export function filterAdvisories<Listed extends ListedAdvisory>(
  advisories: readonly Listed[],
  { search = '', severity, state }: AdvisoryListQuery,
): { entries: Listed[]; counts: { state: AdvisoryState; count: number }[] } {
  const term = search.toLowerCase()
  const isFound = ({ entry, machines }: Listed) =>
    [entry.trackingId, entry.title, ...machines.map(({ serialNumber }) => serialNumber)].some((text) =>
      text.toLowerCase().includes(term),
    )
  const found = advisories.filter(
    (advisory) => isFound(advisory) && (severity === undefined || advisory.entry.severity === severity),
  )
  return {
    entries: found.filter((advisory) => state === undefined || advisory.state === state),
    counts: advisoryStates.map((one) => ({
      state: one,
      count: found.filter((advisory) => advisory.state === one).length,
    })),
  }
}
