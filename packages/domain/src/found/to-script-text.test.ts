import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toScriptText } from './to-script-text.ts'

test('no words can end the script [X7]', () => {
  expect(toScriptText({ name: '</script><!--<script>alert(1)</script>\u2028\u2029&' })).toBe(
    '{"name":"\\u003c/script\\u003e\\u003c!--\\u003cscript\\u003ealert(1)\\u003c/script\\u003e\\u2028\\u2029\\u0026"}',
  )
})

test('whatever is written is read as it was, and holds none of the signs [X7]', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = toScriptText(value)
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
