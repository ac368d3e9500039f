/** The state of the copy at the edge: `pass` is never cached, and `unknown` did not come through our edge. */
export type EdgeCopyState = 'hit' | 'stale' | 'miss' | 'pass' | 'unknown'

export type EdgeCopy = { state: EdgeCopyState; ageSeconds: number; status: number }

const states: readonly EdgeCopyState[] = ['hit', 'stale', 'miss', 'pass']

type ResponseFacts = { status: number; cache: string | null; age: string | null }

/** Reads the headers `X-Cache` and `Age` of a response. */
export function readEdgeCopy({ status, cache, age }: ResponseFacts): EdgeCopy {
  const seconds = /^\d{1,9}$/.test(age ?? '') ? Number(age) : 0
  return { state: states.find((state) => state === cache) ?? 'unknown', ageSeconds: seconds, status }
}
