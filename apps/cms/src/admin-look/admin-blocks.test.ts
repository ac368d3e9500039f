import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminBlocks } from './admin-blocks.ts'

const hasPicture = (slug: string) => existsSync(new URL(`../../public/blocks/${slug}.webp`, import.meta.url))

test('every block that is visible has a picture in the list of blocks', () => {
  for (const { slug, admin } of adminBlocks) {
    expect([slug, hasPicture(slug), admin?.images !== undefined]).toEqual([slug, slug !== 'anchor', slug !== 'anchor'])
  }
})
