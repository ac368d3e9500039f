import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { blockFields } from './block-fields.ts'

/**
 * One query asks for all blocks at once, and GraphQL merges what has one name: a name must then mean the same kind of
 * answer in every block. Each choice is a kind of its own, and a list that must be filled another than one that need not.
 */
function kindsOf(fields: Field[], block: string, above = ''): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    if (!('name' in field) || field.name === undefined) return []
    const path = above + field.name
    if (field.type === 'select') return [[path, `a choice of ${block}`]]
    if (field.type !== 'array') return [[path, ['text', 'textarea'].includes(field.type) ? 'text' : field.type]]
    return [[path, field.required ? 'filled list' : 'list'], ...kindsOf(field.fields, block, `${path}.`)]
  })
}

test('no two blocks use one name for different things', () => {
  const kinds = blockFields.flatMap(({ slug, fields }) => kindsOf(fields, slug))
  for (const [path, kind] of kinds) {
    expect([path, ...new Set(kinds.filter(([other]) => other === path).map(([, found]) => found))]).toEqual([
      path,
      kind,
    ])
  }
})

test('every block is offered under a name, in a group', () => {
  const nameless = blockFields.filter(({ labels, admin }) => !labels || !admin?.group).map(({ slug }) => slug)
  expect(nameless).toEqual([])
})
