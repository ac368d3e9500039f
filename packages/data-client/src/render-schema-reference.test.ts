import { expect, test } from 'vitest'
import { renderSchemaReference } from './render-schema-reference.ts'

const reference = renderSchemaReference(`
  type Query {
    """
    Null for a missing ticket
    and for one of another organisation
    """
    ticket("The UUID" id: ID!): Ticket
  }
  type Mutation { closeTicket(id: ID!): Boolean! }
  "A service ticket"
  type Ticket { id: ID! "As shown to users" number: String! status: Status! }
  enum Status { NEW CLOSED }
`)

test('an operation has its result, its description on one line and its arguments', () => {
  expect(reference).toContain(
    '### ticket\n\nReturns `Ticket`. Null for a missing ticket and for one of another organisation\n\n- `id: ID!`: The UUID\n',
  )
  expect(reference).toContain('## Mutations\n\n### closeTicket\n\nReturns `Boolean!`.\n')
})

test('a type has its fields, an enum its values; built-in types are left out', () => {
  expect(reference).toContain('### Ticket\n\nA service ticket\n\n- `id: ID!`\n- `number: String!`: As shown to users\n')
  expect(reference).toContain('### Status\n\n`NEW`, `CLOSED`\n')
  expect(reference).not.toContain('### String')
  expect(reference).not.toContain('### Query')
})
