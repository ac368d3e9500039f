import { expect, test } from 'vitest'
import { findSecrets } from './find-secrets.ts'

const letters = 'aB3dE6gH9jK2mN5pQ8rS1tU4vW7xY0zA'
const none = () => false

// Put together here, so that this file does not contain what the scanner looks for.
const samples: [kind: string, text: string][] = [
  ['private key', `-----${'BEGIN'} PRIVATE KEY-----`],
  ['private key', `-----${'BEGIN'} OPENSSH PRIVATE KEY-----`],
  ['Ed25519 private key', `MC4CAQAwBQYDK2Vw${'BCIEI'}${letters}${letters.slice(0, 11)}`],
  ['AWS access key', `id: AKIA${'IOSFODNN7EXAMPLE'}`],
  ['GitHub token', `ghp_${letters}abcd`],
  ['GitHub token', `github_pat_${letters}`],
  ['GitLab token', `glpat-${letters}`],
  ['npm token', `//registry/:_authToken=npm_${letters}abcd`],
  ['Slack token', `xoxb-${letters}`],
  ['Google API key', `AIza${letters}abc`],
  ['Stripe key', `sk_live_${letters}`],
  ['JSON Web Token', `eyJ${letters}.eyJ${letters}.${letters}`],
  ['password in a URL', `DB=postgres://data:${'hunter2'}@db.internal:5432/data`],
  ['password in a URL', `redis://:${'hunter2'}@cache`],
  ['assigned secret', `PAYLOAD_SECRET=${letters}`],
  ['assigned secret', `  "password": "${letters}"`],
]

test.each(samples)('finds %s [S1]', (kind, text) => {
  expect(findSecrets(`first line\n${text}\n`, none)).toEqual([expect.objectContaining({ kind, line: 2 })])
})

test.each([
  'password: z.string().min(12)',
  "const secret = 'a-secret-for-this-test'",
  'https://user@example.com/path:80@x',
  'IDENTITY_ADMIN_PASSWORD=$password',
  'postgres://data:${password}@db',
  "'no-client-secret': 'user-admin.refusal.no-client-secret',",
  'integrity: sha512-aB3dE6gH9jK2mN5pQ8rS1tU4vW7xY0zA==',
])('ignores %s', (text) => {
  expect(findSecrets(text, none)).toEqual([])
})

test('ignores published values, and only these', () => {
  const text = `A_KEY=${letters}\nB_KEY=${letters.toUpperCase()}`
  expect(findSecrets(text, (value) => value === letters)).toMatchObject([{ value: letters.toUpperCase(), line: 2 }])
})

test('takes linear time on a long line', () => {
  const started = performance.now()
  for (const part of ['eyJaaaa', 'postgres://a:', 'password: ', 'A'.repeat(50), '://'])
    findSecrets(part.repeat(40_000), none)
  expect(performance.now() - started).toBeLessThan(5000)
})
