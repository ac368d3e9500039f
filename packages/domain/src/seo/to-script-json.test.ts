import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toScriptJson } from './to-script-json.ts'

test('no text can end the script element [X7]', () => {
  expect(toScriptJson({ name: '</script><!--<script>alert(1)</script>\u2028\u2029&' })).toBe(
    '{"name":"\\u003c/script\\u003e\\u003c!--\\u003cscript\\u003ealert(1)\\u003c/script\\u003e\\u2028\\u2029\\u0026"}',
  )
})

test('any value parses back unchanged and has no unsafe character [X7]', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = toScriptJson(value)
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
