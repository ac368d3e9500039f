import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { createProofOfWork } from './proof-of-work.ts'

function setUp() {
  const used = new Map<string, string>()
  const clock = { now: new Date() }
  const proofs = createProofOfWork({
    key: 'for-tests-only',
    usedTasks: {
      use: async (name, idempotencyKey) => {
        if (!used.has(name)) used.set(name, idempotencyKey)
        return used.get(name) === idempotencyKey
      },
    },
    now: () => clock.now,
    effort: { cost: 10, from: 5, to: 15 },
  })
  return { proofs, clock }
}

const send = { form: 'contact', idempotencyKey: 'send-1' }

async function solve({ proofs }: ReturnType<typeof setUp>, form = 'contact') {
  const challenge = await proofs.createTask(form)
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}

test('accepts a solved task for one submission and refuses it for another [B2]', async () => {
  const context = setUp()
  const solved = JSON.stringify(await solve(context))
  expect(await context.proofs.check(solved, send)).toBe('good')
  expect(await context.proofs.check(solved, { ...send, idempotencyKey: 'send-2' })).toBe('bad')
})

test('accepts the same task for a retry of the same submission', async () => {
  const context = setUp()
  const solved = JSON.stringify(await solve(context))
  await context.proofs.check(solved, send)
  expect(await context.proofs.check(solved, send)).toBe('good')
})

test('refuses a task of another form [B2]', async () => {
  const context = setUp()
  expect(await context.proofs.check(JSON.stringify(await solve(context, 'licence')), send)).toBe('bad')
})

test('refuses a task after five minutes, also with a changed expiry [B2]', async () => {
  const context = setUp()
  const { challenge, solution } = await solve(context)
  context.clock.now = new Date(Date.now() + 5 * 60_000 + 2000)
  expect(await context.proofs.check(JSON.stringify({ challenge, solution }), send)).toBe('bad')
  const parameters = { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600 }
  const moved = { challenge: { ...challenge, parameters }, solution }
  expect(await context.proofs.check(JSON.stringify(moved), send)).toBe('bad')
})

test.each([
  ['', 'none'],
  ['{', 'bad'],
  ['{"challenge":{},"solution":{}}', 'bad'],
])('rates the proof %j as %s', async (solved, result) => {
  expect(await setUp().proofs.check(solved, send)).toBe(result)
})

test('refuses an unsolved task', async () => {
  const context = setUp()
  const challenge = await context.proofs.createTask('contact')
  const guessed = { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }
  expect(await context.proofs.check(JSON.stringify(guessed), send)).toBe('bad')
})
