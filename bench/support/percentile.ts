/** The value that this share of all values does not exceed, rounded to a number of decimals. */
export function percentile(values: readonly number[], share: number, decimals = 0): number {
  const value = sort(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
  return Number(value.toFixed(decimals))
}

/** The value in the middle; of an even number of values the greater one in the middle. */
export function median(values: readonly number[]): number {
  return sort(values)[Math.floor(values.length / 2)] ?? 0
}

function sort(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other)
}
