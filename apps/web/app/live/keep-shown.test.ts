import { DataError } from '@ferrule/data-client/data-error'
import { expect, test } from 'vitest'
import { isReadUnasked, keepShown, readUnasked } from './keep-shown.ts'

const at = (path: string) => ({ request: new Request(new URL(path, 'http://www.norlitz.localhost')) })

/** Answers with what it is given, one after the other. */
function createLoader(...answers: (string | Error)[]) {
  return keepShown<{ request: Request }, string>(async () => {
    const answer = answers.shift()
    if (typeof answer === 'string') return answer
    throw answer
  })
}

const away = new DataError('away', { status: 503 })

test.each([
  ['the service', away],
  ['the network', new TypeError('Failed to fetch')],
])('what is shown stays when %s is away and nobody asked, and that is told', async (_, error) => {
  const load = createLoader('first', error, 'second')
  expect(await load(at('/tickets/1'))).toBe('first')
  let shown = ''
  const read = async () => {
    shown = await load(at('/tickets/1'))
  }
  expect([await readUnasked(read), shown]).toEqual([false, 'first'])
  expect([await readUnasked(read), shown]).toEqual([true, 'second'])
})

test.each([
  ['somebody asked for it', '/tickets/1', away, false],
  ['it is another page', '/tickets/2', away, true],
  ['the session ended', '/tickets/1', new DataError('ended', { status: 401 }), true],
  ['the right is gone', '/tickets/1', new DataError('forbidden', { status: 403 }), true],
  ['something else is wrong', '/tickets/1', new Error('broken'), true],
])('nothing is kept when %s', async (_, path, error, isUnasked) => {
  const load = createLoader('first', error)
  await load(at('/tickets/1'))
  const read = async () => void (await load(at(path)))
  await expect(isUnasked ? readUnasked(read) : read()).rejects.toBe(error)
  expect(isReadUnasked()).toBe(false)
})

test('while something is read unasked that is known', async () => {
  await readUnasked(async () => expect(isReadUnasked()).toBe(true))
  expect(isReadUnasked()).toBe(false)
})
