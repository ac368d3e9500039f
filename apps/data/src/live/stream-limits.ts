import { ok, refuse, type Result } from '@ferrule/domain/result'

export type StreamLimits = {
  /** Counts a stream of a person. Returns the function that ends it. */
  open: (personId: string) => Result<() => void, 'too-many-of-person' | 'too-many'>
}

/** Limits the streams that are open in this process, in total and for each person. */
export function createStreamLimits({ perPerson, inTotal }: { perPerson: number; inTotal: number }): StreamLimits {
  const counts = new Map<string, number>()
  let total = 0
  const add = (personId: string, change: 1 | -1) => {
    const count = (counts.get(personId) ?? 0) + change
    if (count > 0) counts.set(personId, count)
    else counts.delete(personId)
    total += change
  }
  return {
    open: (personId) => {
      if ((counts.get(personId) ?? 0) >= perPerson) return refuse('too-many-of-person')
      if (total >= inTotal) return refuse('too-many')
      add(personId, 1)
      return ok(() => add(personId, -1))
    },
  }
}
