export type Area = { name: string; tables: string[] }

export type Column = {
  table: string
  tableComment: string
  name: string
  type: string
  comment: string
  isKey: boolean
}

/** A foreign key. */
export type Reference = { from: string; to: string; column: string }

/** Returns the entity diagrams as Markdown with Mermaid, one for each area. */
export function renderEntities(areas: readonly Area[], columns: readonly Column[], references: readonly Reference[]) {
  return [
    '# Entities of the data service',
    '',
    'Made from the database and its comments by `./dev generate`. One diagram for each file of `apps/data/migrations`;',
    'a line leads from the row that is referenced to the rows that reference it.',
    '',
    ...areas.filter(({ tables }) => tables.length > 0).flatMap((area) => renderArea(area, columns, references)),
  ].join('\n')
}

function renderArea({ name, tables }: Area, columns: readonly Column[], references: readonly Reference[]): string[] {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
  const own = references.filter(({ from }) => tables.includes(from))
  return [
    `## ${title}`,
    '',
    ...tables.map((table) => `- \`${table}\`: ${columns.find((one) => one.table === table)?.tableComment ?? ''}`),
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap((table) => renderTable(table, columns, own)),
    ...own.map(({ from, to, column }) => `  ${to} ||--o{ ${from} : ${column}`),
    '```',
    '',
  ]
}

function renderTable(table: string, columns: readonly Column[], references: readonly Reference[]): string[] {
  const isForeign = (name: string) => references.some(({ from, column }) => from === table && column === name)
  const lines = columns
    .filter((column) => column.table === table)
    .map(({ name, type, isKey, comment }) => {
      const keys = [isKey ? 'PK' : '', isForeign(name) ? 'FK' : ''].filter(Boolean).join(', ')
      // Mermaid allows neither spaces in a type nor quotes in a comment.
      const remark = comment ? `"${comment.replaceAll('"', '’')}"` : ''
      return ['   ', type.replaceAll(' ', '_'), name, keys, remark].filter((word) => word !== '').join(' ')
    })
  return [`  ${table} {`, ...lines, '  }']
}
