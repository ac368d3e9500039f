import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateOperation } from './generate-operation.ts'
import { operationId } from './operation-id.ts'

const schema = await readFile(new URL('../schema.graphql', import.meta.url), 'utf8')
const generate = (source: string) => generateOperation({ schema, source, file: 'product.graphql' })

test('makes the types, the text and the id of an operation with its fragments', async () => {
  const { name, text, module } = await generate(
    'query Product($language: String!, $slug: String!) { getProductBySlugV2(language: $language, slug: $slug) { ...Card } } fragment Card on Product { name status }',
  )
  expect(module).toContain('getProductBySlugV2: { name: string, status: ProductStatus } | null')
  expect(module).toContain('export const Product: Operation<ProductQuery, ProductQueryVariables> =')
  expect(module).toContain(`"id": "${operationId(text)}"`)
  expect(name).toBe('Product')
  expect(text).toContain('fragment Card on Product')
  expect(module).not.toContain('fragment Card')
  expect(module).not.toContain("from 'graphql'")
})

test.each([
  ['a field the schema does not have', 'query Product { nothing }', 'Cannot query field'],
  ['two operations', 'query A { viewer { id } } query B { viewer { id } }', 'one operation a file'],
  ['an operation without a name', '{ viewer { id } }', 'needs a name'],
  ['a fragment nobody uses', 'query A { viewer { id } } fragment F on Viewer { id }', 'never used'],
])('refuses %s', async (_, source, message) => {
  await expect(generate(source)).rejects.toThrow(message)
})
