import { expect, test } from 'vitest'
import { renderEntities } from './render-entities.ts'

test('a table is drawn with its keys, types and comments, and linked to the row it references', () => {
  const column = { table: 'ticket', tableComment: 'A service ticket.', type: 'text', comment: '', isKey: false }
  const text = renderEntities(
    [
      { name: 'ticket_channels', tables: ['ticket'] },
      { name: 'functions', tables: [] },
    ],
    [
      { ...column, name: 'id', type: 'uuid', isKey: true },
      { ...column, name: 'plant_id', type: 'uuid' },
      { ...column, name: 'closed_at', type: 'timestamp with time zone', comment: 'Null while "open".' },
      { ...column, name: 'elsewhere', table: 'machine' },
    ],
    [{ from: 'ticket', to: 'plant', column: 'plant_id' }],
  )
  expect(text).toContain('## Ticket channels\n\n- `ticket`: A service ticket.\n')
  expect(text).toContain(
    [
      'erDiagram',
      '  ticket {',
      '    uuid id PK',
      '    uuid plant_id FK',
      '    timestamp_with_time_zone closed_at "Null while ’open’."',
      '  }',
      '  plant ||--o{ ticket : plant_id',
      '```',
    ].join('\n'),
  )
  expect(text).not.toContain('elsewhere')
  expect(text).not.toContain('Functions')
})
