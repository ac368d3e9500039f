import { expect, test } from 'vitest'
import { toPoolerUrl } from './connection-pooler.ts'

test('replaces host and port, and nothing else', () => {
  const login = `data:${encodeURIComponent('p@ss')}`
  expect(toPoolerUrl(`postgres://${login}@127.0.0.1:15432/data?application_name=a`, 'pooler:6432')).toBe(
    `postgres://${login}@pooler:6432/data?application_name=a`,
  )
})
