import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateOperations } from './generate-operations.ts'
import { operationId } from './operation-id.ts'

const schema = await readFile(new URL('../schema.graphql', import.meta.url), 'utf8')
const generate = (source: string) => generateOperations({ schema, source, file: 'product.graphql' })

test('generates the types, the text and the id of an operation with its fragments', async () => {
  const { operations, module } = await generate(
    'query Product($language: String!, $slug: String!) { getProductBySlugV2(language: $language, slug: $slug) { ...Card } } fragment Card on Product { name status }',
  )
  expect(module).toContain('getProductBySlugV2: { name: string, status: ProductStatus } | null')
  expect(module).toContain('export const Product: Operation<ProductQuery, ProductQueryVariables> =')
  expect(operations.map(({ name }) => name)).toEqual(['Product'])
  expect(operations[0]?.text).toContain('fragment Card on Product')
  expect(module).toContain(`"id": "${operationId(operations[0]?.text ?? '')}"`)
  expect(module).not.toContain('fragment Card')
  expect(module).not.toContain("from 'graphql'")
})

test('two operations of a file share a fragment; each text contains only the fragments it uses', async () => {
  const { operations, module } = await generate(
    'query A { viewer { ...Name } } query B { viewer { id } } fragment Name on Viewer { id }',
  )
  expect(operations.map(({ text }) => text.includes('fragment Name'))).toEqual([true, false])
  expect(module).toContain('export const A: Operation<AQuery, AQueryVariables> =')
  expect(module).toContain('export const B: Operation<BQuery, BQueryVariables> =')
  expect(module).toContain('export type NameFragment =')
})

test.each([
  ['a field the schema does not have', 'query Product { nothing }', 'Cannot query field'],
  ['a file without an operation', 'fragment F on Viewer { id }', 'never used'],
  ['an operation without a name', '{ viewer { id } }', 'needs a name'],
  ['an unused fragment', 'query A { viewer { id } } fragment F on Viewer { id }', 'never used'],
])('rejects %s', async (_, source, message) => {
  await expect(generate(source)).rejects.toThrow(message)
})
