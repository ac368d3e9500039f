import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { blockFields } from './block-fields.ts'
import { blockFragments, blockSelection } from './block-fragments.ts'
import { selectFields } from './select-fields.ts'

/**
 * Returns the field paths of a block with their types. One query selects all blocks, and GraphQL merges fields of the
 * same name, so a name must have the same type in every block. Each select has its own enum type, and a required list
 * differs from an optional one.
 */
function kindsOf(fields: Field[], block: string, above = ''): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    if (!('name' in field) || field.name === undefined) return []
    const path = above + field.name
    if (field.type === 'select') return [[path, `select of ${block}`]]
    if (field.type !== 'array') return [[path, ['text', 'textarea'].includes(field.type) ? 'text' : field.type]]
    return [[path, field.required ? 'required list' : 'list'], ...kindsOf(field.fields, block, `${path}.`)]
  })
}

test('a field name has the same type in all blocks', () => {
  const kinds = blockFields.flatMap(({ slug, fields }) => kindsOf(fields, slug))
  for (const [path, kind] of kinds) {
    expect([path, ...new Set(kinds.filter(([other]) => other === path).map(([, found]) => found))]).toEqual([
      path,
      kind,
    ])
  }
})

test('a fragment selects every field, lists with their fields and pictures with their sizes', () => {
  expect(blockFragments).toContain(
    'fragment Gallery on GalleryBlock { blockType heading pictures { ' +
      'image { filename alt width height mimeType focalX focalY } caption } }',
  )
  expect(blockSelection).toMatch(/^\{ \.\.\.Hero .* \.\.\.LogoStrip .* \}$/)
})

test('a form selects only the id of its document, because the file name gives access to the file', () => {
  expect(blockFragments).toMatch(/fragment Form on FormBlock \{.* document \{ id \} /)
})

test('a field without a name is refused', () => {
  expect(() => selectFields([{ type: 'row', fields: [] }])).toThrow('a field of type row cannot be selected')
})
