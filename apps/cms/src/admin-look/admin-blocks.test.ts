import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminBlocks } from './admin-blocks.ts'

test('every block that is visible has a picture in the list of blocks', () => {
  const thumbnails = adminBlocks.map(({ slug, admin }) => {
    const thumbnail = admin?.images?.thumbnail
    const url = typeof thumbnail === 'object' ? thumbnail.url : undefined
    return { slug, isFound: url !== undefined && existsSync(new URL(`../../public${url}`, import.meta.url)) }
  })
  expect(thumbnails.filter(({ isFound }) => !isFound).map(({ slug }) => slug)).toEqual(['anchor'])
})
