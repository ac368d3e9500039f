import { DataError } from '@ferrule/data-client/data-error'
import { expect, test } from 'vitest'
import { isBackgroundReload, keepPreviousData, reloadInBackground } from './keep-previous-data.ts'

const at = (path: string) => ({ request: new Request(new URL(path, 'http://www.norlitz.localhost')) })

/** Returns or throws the given results, one per call. */
function createLoader(...results: (string | Error)[]) {
  return keepPreviousData<{ request: Request }, string>(async () => {
    const result = results.shift()
    if (typeof result === 'string') return result
    throw result
  })
}

const unavailable = new DataError('unavailable', { status: 503 })

test.each([
  ['the service', unavailable],
  ['the network', new TypeError('Failed to fetch')],
])('a background reload keeps the previous data when %s is unavailable, and reports the failure', async (_, error) => {
  const load = createLoader('first', error, 'second')
  expect(await load(at('/tickets/1'))).toBe('first')
  let shown = ''
  const read = async () => {
    shown = await load(at('/tickets/1'))
  }
  expect([await reloadInBackground(read), shown]).toEqual([false, 'first'])
  expect([await reloadInBackground(read), shown]).toEqual([true, 'second'])
})

test.each([
  ['the user reloads', '/tickets/1', unavailable, false],
  ['the page is another one', '/tickets/2', unavailable, true],
  ['the session has ended', '/tickets/1', new DataError('ended', { status: 401 }), true],
  ['access was revoked', '/tickets/1', new DataError('forbidden', { status: 403 }), true],
  ['the error is of another kind', '/tickets/1', new Error('broken'), true],
])('the error is thrown when %s', async (_, path, error, isBackground) => {
  const load = createLoader('first', error)
  await load(at('/tickets/1'))
  const read = async () => void (await load(at(path)))
  await expect(isBackground ? reloadInBackground(read) : read()).rejects.toBe(error)
  expect(isBackgroundReload()).toBe(false)
})

test('isBackgroundReload is true during a background reload only', async () => {
  await reloadInBackground(async () => expect(isBackgroundReload()).toBe(true))
  expect(isBackgroundReload()).toBe(false)
})
