import { expect, test } from 'vitest'
import { pickTexts } from './pick-texts.ts'

const fields = [
  { name: '_status', localized: true },
  { name: 'appearsAt', localized: true },
  { name: 'title', localized: true },
  { name: 'description', localized: true },
  { name: 'slug' },
  { name: 'story', flattenedFields: [{ name: 'leadText', localized: true }, { name: 'category' }] },
  { name: 'catalogue', flattenedFields: [{ name: 'classificationSlug' }] },
]

test('takes the texts of a version and leaves its address, status, embargo and subject', () => {
  const version = {
    _status: 'published',
    appearsAt: '2026-01-01',
    title: 'Draht',
    slug: 'wire',
    story: { leadText: 'Kurz', category: '7' },
    catalogue: { classificationSlug: 'cutting' },
  }
  expect(pickTexts(version, fields)).toEqual({ title: 'Draht', description: null, story: { leadText: 'Kurz' } })
})
