import type { Statement } from './ledger.ts'

export type Count = {
  name: string
  done: number
  differs: number
  open: number
  /** Done statements that name the change that made their test fail. */
  brokenOnce: number
}

/** Counts the statements that are done, differ and are open, for each value of one column, sorted by name. */
export function countStates(statements: Statement[], by: 'chapter' | 'area'): Count[] {
  const counts = new Map<string, Count>()
  for (const statement of statements) {
    const name = statement[by]
    const count = counts.get(name) ?? { name, done: 0, differs: 0, open: 0, brokenOnce: 0 }
    count[statement.state] += 1
    if (statement.state === 'done' && statement.broken_by !== '') count.brokenOnce += 1
    counts.set(name, count)
  }
  return [...counts.values()].sort((one, other) => one.name.localeCompare(other.name))
}

export function addCounts(counts: Count[]): Count {
  const total = { name: 'all', done: 0, differs: 0, open: 0, brokenOnce: 0 }
  for (const { done, differs, open, brokenOnce } of counts) {
    total.done += done
    total.differs += differs
    total.open += open
    total.brokenOnce += brokenOnce
  }
  return total
}
