import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockRegistries, namesOfBlock } from './register-block.ts'

const names = { slug: 'image-map', constant: 'imageMap', component: 'ImageMap' }

function register(file: string): string {
  const source = readFileSync(new URL(`../../../packages/blocks/src/${file}`, import.meta.url), 'utf8')
  return blockRegistries[file]?.(source, names) ?? ''
}

test('the list of blocks imports the new block in order and ends with it', () => {
  const source = register('blocks.ts')
  expect(source).toMatch(
    /image\/block\.ts'\n.*'\.\/image-map\/block\.ts'|'\.\/image-map\/block\.ts'\n.*image\/block\.ts'/,
  )
  expect(source).toMatch(/ {2}imageMapBlock,\n\] as const/)
})

test('the styles of the new block are loaded lazily', () => {
  expect(register('lazy-style-blocks.ts')).toMatch(/ {2}'image-map': 'lazy',\n\} as const/)
  expect(register('lazy-style-block.tsx')).toMatch(
    / {4}case 'image-map':\n {6}return <ImageMap content=\{content\} \/>\n {2}\}\n\}/,
  )
})

test.each(['Image', 'image_map', '../escape', '', '-x'])('%j is not a name of a block', (slug) => {
  expect(namesOfBlock(slug)).toBeUndefined()
})

test('the names of a block follow from its slug', () => {
  expect(namesOfBlock('image-map')).toEqual(names)
})
