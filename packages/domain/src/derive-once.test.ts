import { expect, test, vi } from 'vitest'
import { deriveOnce } from './derive-once.ts'

test('derives a value once for each object', () => {
  const derive = vi.fn<(numbers: readonly number[]) => number[]>((numbers) => numbers.map((one) => one * 2))
  const doubled = deriveOnce(derive)
  const numbers = [1, 2]
  expect(doubled(numbers)).toEqual([2, 4])
  expect(doubled(numbers)).toBe(doubled(numbers))
  expect(doubled([1, 2])).not.toBe(doubled(numbers))
  expect(derive).toHaveBeenCalledTimes(2)
})
