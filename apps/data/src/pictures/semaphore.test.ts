import { expect, test } from 'vitest'
import { createSemaphore, QueueFullError } from './semaphore.ts'

function createWork() {
  let running = 0
  let maxRunning = 0
  const ended: (() => void)[] = []
  const run = async () => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await new Promise<void>((resolve) => ended.push(resolve))
    running -= 1
  }
  return { run, maxRunning: () => maxRunning, finishOne: () => ended.shift()?.() }
}

const nextTick = () => new Promise((resolve) => setTimeout(resolve, 0))

test('runs no more than the limit at once, and all eventually', async () => {
  const withPermit = createSemaphore({ maxConcurrent: 2, maxQueued: 10 })
  const { run, maxRunning, finishOne } = createWork()
  const all = Array.from({ length: 6 }, () => withPermit(run))
  for (const _ of all) {
    await nextTick()
    finishOne()
  }
  await Promise.all(all)
  expect(maxRunning()).toBe(2)
})

test('a failure frees its place', async () => {
  const withPermit = createSemaphore({ maxConcurrent: 1, maxQueued: 10 })
  const failing = withPermit(() => Promise.reject(new Error('broken')))
  const next = withPermit(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('rejects when the queue is full', async () => {
  const withPermit = createSemaphore({ maxConcurrent: 1, maxQueued: 1 })
  const { run, finishOne } = createWork()
  const [first, second] = [withPermit(run), withPermit(run)]
  await expect(withPermit(run)).rejects.toBeInstanceOf(QueueFullError)
  finishOne()
  await first
  await nextTick()
  finishOne()
  await second
})
