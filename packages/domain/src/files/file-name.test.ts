import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAttachment, toFileName } from './file-name.ts'

test.each([
  ['crimp.jpg', 'crimp.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\crimp.jpg', 'crimp.jpg'],
  ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie: x.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['...', 'file'],
  ['', 'file'],
  ['Prüfung 1.jpg', 'Prüfung 1.jpg'],
])('sanitises the name %j to %j [F8]', (name, sanitised) => {
  expect(toFileName(name)).toBe(sanitised)
})

test('a long name keeps its extension', () => {
  const shortened = toFileName(`${'x'.repeat(300)}.jpg`)
  expect(shortened).toHaveLength(200)
  expect(shortened.endsWith('.jpg')).toBe(true)
})

test('a download header has the file name in both forms', () => {
  expect(toAttachment('Prüfung (1).jpg')).toBe(
    `attachment; filename="Pr_fung _1_.jpg"; filename*=UTF-8''Pr%C3%BCfung%20%281%29.jpg`,
  )
})

/** Any UTF-16 unit, lone surrogates and control characters included; half of them ASCII, where most rules apply. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff }))
  .map((code) => String.fromCharCode(code))

test('any name gives one header line of ASCII [F8]', () => {
  const line = /^attachment; filename="[A-Za-z0-9 ._-]*"; filename\*=UTF-8''[A-Za-z0-9%._~!-]*$/
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) => {
      expect(toAttachment(toFileName(name))).toMatch(line)
    }),
  )
})
