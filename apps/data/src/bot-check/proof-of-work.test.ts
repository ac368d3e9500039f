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
      use: async (name, sendKey) => {
        if (!used.has(name)) used.set(name, sendKey)
        return used.get(name) === sendKey
      },
    },
    now: () => clock.now,
  })
  return { proofs, clock }
}

const send = { form: 'contact', sendKey: 'send-1' }

async function solve({ proofs }: ReturnType<typeof setUp>, form = 'contact') {
  const challenge = await proofs.createTask(form)
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}

test('a solved task is good for one send, and refused for another [B2]', async () => {
  const door = setUp()
  const solved = JSON.stringify(await solve(door))
  expect(await door.proofs.check(solved, send)).toBe('good')
  expect(await door.proofs.check(solved, { ...send, sendKey: 'send-2' })).toBe('bad')
})

test('the same send again, because we failed the first time, needs no second task', async () => {
  const door = setUp()
  const solved = JSON.stringify(await solve(door))
  await door.proofs.check(solved, send)
  expect(await door.proofs.check(solved, send)).toBe('good')
})

test('a task of another form is refused [B2]', async () => {
  const door = setUp()
  expect(await door.proofs.check(JSON.stringify(await solve(door, 'licence')), send)).toBe('bad')
})

test('a task is refused after five minutes, also when its end was moved [B2]', async () => {
  const door = setUp()
  const { challenge, solution } = await solve(door)
  door.clock.now = new Date(Date.now() + 5 * 60_000 + 2000)
  expect(await door.proofs.check(JSON.stringify({ challenge, solution }), send)).toBe('bad')
  const parameters = { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600 }
  const moved = { challenge: { ...challenge, parameters }, solution }
  expect(await door.proofs.check(JSON.stringify(moved), send)).toBe('bad')
})

test.each([
  ['', 'none'],
  ['{', 'bad'],
  ['{"challenge":{},"solution":{}}', 'bad'],
])('%j is %s', async (solved, worth) => {
  expect(await setUp().proofs.check(solved, send)).toBe(worth)
})

test('an unsolved task is refused', async () => {
  const door = setUp()
  const challenge = await door.proofs.createTask('contact')
  const guessed = { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }
  expect(await door.proofs.check(JSON.stringify(guessed), send)).toBe('bad')
})
