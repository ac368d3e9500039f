import { expect, test } from 'vitest'
import { blockFields } from '../block-fields.ts'
import { blockTextFields } from './block-text-fields.ts'

const namesOf = (slug: string) => (blockTextFields[slug] ?? []).map(({ name }) => name)

test('words are translated, addresses, slugs and numbers are not', () => {
  expect(namesOf('hero')).toEqual(['heading', 'lead', 'links', 'steps'])
  expect(namesOf('anchor')).toEqual([])
  expect(namesOf('video')).toEqual(['heading', 'title'].filter((name) => namesOf('video').includes(name)))
  expect(blockTextFields['location-teaser']).toMatchObject([
    {},
    {},
    { name: 'links', fields: [{ name: 'text' }] },
    { name: 'locations', fields: [{ name: 'kind' }, { name: 'name' }, { name: 'address' }] },
  ])
})

test('every block and every row of a list has a key', () => {
  const lists = blockFields.flatMap(({ fields }) => [
    fields,
    ...fields.flatMap((one) => ('fields' in one ? [one.fields] : [])),
  ])
  for (const fields of lists) expect(fields.at(-1)).toMatchObject({ name: 'stableKey', admin: { hidden: true } })
})
