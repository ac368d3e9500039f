import { expect, test } from 'vitest'
import { pageRefusals } from './page-refusals.ts'
import { refuseSaving } from './refuse-saving.ts'

test.each([
  ['en', 'A page cannot be below itself'],
  ['de', 'Eine Seite kann nicht unter sich selbst liegen'],
  ['fr', 'A page cannot be below itself'],
])('refuses a save in the language %s of the editor', (language, message) => {
  const refusal = refuseSaving({ i18n: { language } }, pageRefusals.belowItself)
  expect(refusal).toMatchObject({ message, name: 'Refusal', status: 400, isPublic: true })
})
