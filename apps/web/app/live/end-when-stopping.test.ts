import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { endWhenStopping } from './end-when-stopping.ts'

const text = (value: string) => new TextEncoder().encode(value)

/** A stream with one event that stays open until `close` is called. */
function openStream() {
  let isCancelled = false
  let close = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(text('event'))
      close = () => controller.close()
    },
    cancel: () => void (isCancelled = true),
  })
  return { stream, close: () => close(), isCancelled: () => isCancelled }
}

test('ends an open stream when the process stops, and the one behind it', async () => {
  const stopping = new AbortController()
  const { stream, isCancelled } = openStream()
  const reader = endWhenStopping(stream, stopping.signal).getReader()
  expect(await reader.read()).toEqual({ done: false, value: text('event') })
  stopping.abort()
  expect((await reader.read()).done).toBe(true)
  await expect.poll(isCancelled).toBe(true)
})

test('ends a stream that is opened after the stop', async () => {
  const reader = endWhenStopping(openStream().stream, AbortSignal.abort()).getReader()
  expect((await reader.read()).done).toBe(true)
})

test('leaves no listener behind when the stream ends or its reader leaves', async () => {
  const { signal } = new AbortController()
  const ending = openStream()
  const reader = endWhenStopping(ending.stream, signal).getReader()
  await reader.read()
  ending.close()
  expect((await reader.read()).done).toBe(true)
  await endWhenStopping(openStream().stream, signal).cancel()
  await expect.poll(() => getEventListeners(signal, 'abort').length).toBe(0)
})
