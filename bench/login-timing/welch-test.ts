/** The p-value of Welch's t-test, with the normal distribution as approximation for long lists. */
export function chanceOfDifference(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [meanAndVariance(one), meanAndVariance(other)]
  const error = Math.sqrt(first.variance / one.length + second.variance / other.length)
  return 2 * (1 - normal(Math.abs(first.mean - second.mean) / error))
}

export function meanAndVariance(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, variance }
}

/** The cumulative distribution function of the standard normal distribution (Abramowitz and Stegun, 26.2.17). */
function normal(deviations: number): number {
  const t = 1 / (1 + 0.231_641_9 * deviations)
  const factors = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const tail = factors.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0)
  return 1 - (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
