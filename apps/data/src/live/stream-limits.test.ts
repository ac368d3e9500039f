import { expect, test } from 'vitest'
import { createStreamLimits } from './stream-limits.ts'

test('limits the streams of a person and not those of others [E21]', () => {
  const limits = createStreamLimits({ perPerson: 2, inTotal: 10 })
  const opened = ['anna', 'anna', 'anna', 'bert'].map((id) => limits.open(id))
  expect(opened.map(({ ok }) => ok)).toEqual([true, true, false, true])
  expect(opened[2]).toEqual({ ok: false, reason: 'too-many-of-person' })
})

test('limits the streams of all people together [E21]', () => {
  const limits = createStreamLimits({ perPerson: 2, inTotal: 3 })
  const opened = ['anna', 'anna', 'bert', 'clara'].map((id) => limits.open(id))
  expect(opened[3]).toEqual({ ok: false, reason: 'too-many' })
})

test('does not count a stream that has ended', () => {
  const limits = createStreamLimits({ perPerson: 1, inTotal: 1 })
  for (let round = 0; round < 5; round += 1) {
    const opened = limits.open('anna')
    expect(opened.ok).toBe(true)
    if (opened.ok) opened.value()
  }
})
