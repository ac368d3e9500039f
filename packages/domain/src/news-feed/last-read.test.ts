import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnread, readLastRead, toStoredLastRead } from './last-read.ts'
import { newsFeedItem } from './news-feed-item.ts'

const item = (id: string, publicationDate: string) => ({ id, publicationDate })
const read = item('n2', '2026-11-02T08:00:00Z')

test.each([
  ['the item that was read', read, read, false],
  ['a newer item', item('n3', '2026-11-03T08:00:00Z'), read, true],
  ['an older item, because the newest was deleted', item('n1', '2026-11-01T08:00:00Z'), read, false],
  ['another item with the same date', item('n4', read.publicationDate), read, false],
  ['the same item with a later date', item('n2', '2026-11-09T08:00:00Z'), read, false],
  ['a newer item in another zone', item('n3', '2026-11-02T09:30:00+01:00'), read, true],
  ['an older item in another zone', item('n3', '2026-11-02T08:30:00+01:00'), read, false],
  ['any item, if nothing was read yet', read, undefined, true],
  ['no item at all', undefined, read, false],
])('the feed is unread with %s (%j after %j): %s [S4-061]', (_what, newest, lastRead, unread) => {
  expect(isUnread(newest, lastRead)).toBe(unread)
})

test('marking read stores the newest item by id and date, after which nothing is unread [S4-062]', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') }),
      (id, date) => {
        const newest = item(id, date.toISOString())
        const stored = readLastRead(toStoredLastRead(newest))
        expect(stored).toEqual({ value: newest, isInvalid: false })
        expect(isUnread(newest, stored.value)).toBe(false)
      },
    ),
  )
})

test.each(['', 'null', '{"id":"n1"}', '{"id":"n1","publicationDate":"soon"}', '"n1"'])(
  'the invalid stored value %s counts as never read',
  (stored) => {
    expect(readLastRead(stored)).toEqual({ value: undefined, isInvalid: true })
  },
)

test('a missing stored value is valid', () => {
  expect(readLastRead(null)).toEqual({ value: undefined, isInvalid: false })
})

test('an item has id, title, text, image, link and publication date [S3-051]', () => {
  expect(Object.keys(newsFeedItem.shape)).toEqual(['id', 'title', 'text', 'image', 'link', 'publicationDate'])
})
