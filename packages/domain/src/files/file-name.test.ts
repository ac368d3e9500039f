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
])('keeps of the name %j only %j [F8]', (name, kept) => {
  expect(toFileName(name)).toBe(kept)
})

test('a long name keeps its ending', () => {
  const kept = toFileName(`${'x'.repeat(300)}.jpg`)
  expect(kept).toHaveLength(200)
  expect(kept.endsWith('.jpg')).toBe(true)
})

test('a download names the file in both forms', () => {
  expect(toAttachment('Prüfung (1).jpg')).toBe(
    `attachment; filename="Pr_fung _1_.jpg"; filename*=UTF-8''Pr%C3%BCfung%20%281%29.jpg`,
  )
})

/** Every UTF-16 unit, lone surrogates and control signs included; cheaper to make than fast-check's own `binary`. */
const anySign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('any name gives one header line of ASCII [F8]', () => {
  const line = /^attachment; filename="[A-Za-z0-9 ._-]*"; filename\*=UTF-8''[A-Za-z0-9%._~!-]*$/
  fc.assert(fc.property(fc.string({ unit: anySign }), (name) => line.test(toAttachment(toFileName(name)))))
})
