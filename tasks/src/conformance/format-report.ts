import { addCounts, type Count, countStates } from './count-states.ts'
import type { Statement } from './ledger.ts'

/** The printed report: two tables, then the open statements of each area. */
export function formatReport(statements: Statement[]): string {
  const chapters = countStates(statements, 'chapter').map((count) => ({ ...count, name: `chapter ${count.name}` }))
  const areas = countStates(statements, 'area')
  const all = addCounts(areas)
  return [
    formatTable('Chapter', chapters),
    formatTable('Area', [...areas, all]),
    `${all.brokenOnce} of ${all.done} done statements name the change that made their test fail (broken).`,
    '',
    'Open',
    ...areas.filter(({ open }) => open > 0).map(({ name }) => `  ${name.padEnd(16)}${formatOpen(statements, name)}`),
  ].join('\n')
}

/** `S1-006..008 S1-014`: consecutive ids become a range, because hundreds can be open. */
export function joinIds(ids: string[]): string {
  const groups: { first: string; last: string }[] = []
  for (const id of ids) {
    const group = groups.at(-1)
    if (group && follows(group.last, id)) group.last = id
    else groups.push({ first: id, last: id })
  }
  return groups.map(({ first, last }) => (first === last ? first : `${first}..${last.slice(3)}`)).join(' ')
}

function formatOpen(statements: Statement[], area: string): string {
  return joinIds(statements.filter((one) => one.area === area && one.state === 'open').map(({ id }) => id))
}

function formatTable(title: string, counts: Count[]): string {
  const row = (cells: [string, ...(string | number)[]]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(8))).join('')
  const rows = counts.map(({ name, done, differs, open, brokenOnce }) =>
    row([name, done, differs, open, done + differs + open, brokenOnce]),
  )
  return [row([title, 'done', 'differs', 'open', 'total', 'broken']), ...rows, ''].join('\n')
}

function follows(before: string, id: string): boolean {
  return before.slice(0, 3) === id.slice(0, 3) && Number(before.slice(3)) + 1 === Number(id.slice(3))
}
