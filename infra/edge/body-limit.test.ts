import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { maxBodyBytes } from '../../packages/domain/src/edge/body-limit.ts'
import { maxUploadBytes } from '../../packages/domain/src/files/upload.ts'

const rules = readFileSync(new URL('./body.vcl', import.meta.url), 'utf8')

test('the edge has the same body limits as the website [E15]', () => {
  expect([...rules.matchAll(/> (\d+)/g)].map((match) => Number(match[1]))).toEqual([maxBodyBytes, maxUploadBytes])
  expect(rules).toContain(`std.cache_req_body(${maxBodyBytes / 1024}KB)`)
})
