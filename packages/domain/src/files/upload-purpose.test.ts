import { expect, test } from 'vitest'
import { acceptAttributes, acceptsFileName, toUploadPurpose } from './upload-purpose.ts'

test.each([
  ['request', 'press.jpg', true],
  ['request', 'report.pdf', false],
  ['request', 'logs.zip', false],
  ['ticket', 'press.jpg', true],
  ['ticket', 'clip.mp4', true],
  ['ticket', 'report.pdf', true],
  ['ticket', 'machine.log', true],
  ['ticket', 'cuts.csv', true],
  ['ticket', 'measurements.xlsx', true],
  ['ticket', 'logs.zip', true],
  ['ticket', 'setup.exe', false],
  ['ticket', 'page.html', false],
  ['ticket', 'drawing.svg', false],
  ['ticket', 'macros.xlsm', false],
] as const)('a %s accepts %s: %s [S5-045]', (purpose, name, accepted) => {
  expect(acceptsFileName(purpose, name)).toBe(accepted)
})

test.each([
  ['ticket', 'ticket'],
  ['request', 'request'],
  [undefined, 'request'],
  ['admin', 'request'],
])('the purpose %s is read as %s', (value, purpose) => {
  expect(toUploadPurpose(value)).toBe(purpose)
})

test('the file picker offers documents for tickets only', () => {
  expect(acceptAttributes.ticket).toContain('.pdf')
  expect(acceptAttributes.request).not.toContain('.pdf')
})
