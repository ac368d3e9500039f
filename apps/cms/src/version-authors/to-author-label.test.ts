import { expect, test } from 'vitest'
import { toAuthorLabel } from './to-author-label.ts'

test.each([
  [{ name: 'Ada', origin: undefined }, 'Ada', 'Ada'],
  [{ name: 'Ada', origin: 'schedule' }, 'Scheduled (Ada)', 'Geplant (Ada)'],
  [{ name: 'Ada', origin: 'import' }, 'Import (Ada)', 'Import (Ada)'],
  [{ name: undefined, origin: 'editor-area' }, 'Editor area', 'Redaktionsbereich'],
  [{ name: undefined, origin: undefined }, 'Not recorded', 'Nicht erfasst'],
] as const)('%o is shown as %s', (author, english, german) => {
  expect(toAuthorLabel(author, 'en')).toBe(english)
  expect(toAuthorLabel(author, 'de')).toBe(german)
})
