import { useState } from 'react'

/** The time of the last successful submission; a refused one afterwards does not change it. `0` before the first. */
export function useLastSuccess(time: number | undefined): number {
  const [last, setLast] = useState(0)
  const latest = Math.max(time ?? 0, last)
  if (latest !== last) setLast(latest)
  return latest
}
