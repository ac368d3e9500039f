import type { Statement } from './ledger.ts'

export type Count = { name: string; done: number; differs: number; open: number }

/** How many statements are done, differ and are open, for each value of one column in order of name. */
export function countStates(statements: Statement[], by: 'chapter' | 'area'): Count[] {
  const counts = new Map<string, Count>()
  for (const statement of statements) {
    const name = statement[by]
    const count = counts.get(name) ?? { name, done: 0, differs: 0, open: 0 }
    count[statement.state] += 1
    counts.set(name, count)
  }
  return [...counts.values()].sort((one, other) => one.name.localeCompare(other.name))
}

export function addCounts(counts: Count[]): Count {
  const total = { name: 'all', done: 0, differs: 0, open: 0 }
  for (const { done, differs, open } of counts) {
    total.done += done
    total.differs += differs
    total.open += open
  }
  return total
}
