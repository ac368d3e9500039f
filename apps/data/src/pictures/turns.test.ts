import { expect, test } from 'vitest'
import { createTurns, TooManyWaiting } from './turns.ts'

function work() {
  let now = 0
  let most = 0
  const ended: (() => void)[] = []
  const begin = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise<void>((resolve) => ended.push(resolve))
    now -= 1
  }
  return { begin, most: () => most, endOne: () => ended.shift()?.() }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

test('no more than allowed run at once, and all come to their turn', async () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 10 })
  const { begin, most, endOne } = work()
  const all = Array.from({ length: 6 }, () => inTurn(begin))
  for (const _ of all) {
    await soon()
    endOne()
  }
  await Promise.all(all)
  expect(most()).toBe(2)
})

test('a failure gives its place on', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 10 })
  const failing = inTurn(() => Promise.reject(new Error('broken')))
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('a line that is too long is refused at once', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 })
  const { begin, endOne } = work()
  const [first, second] = [inTurn(begin), inTurn(begin)]
  await expect(inTurn(begin)).rejects.toBeInstanceOf(TooManyWaiting)
  endOne()
  await first
  await soon()
  endOne()
  await second
})
