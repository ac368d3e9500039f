import type { InvestorChart } from '@ferrule/blocks/investor-section/to-investor-chart'

/** The accessible name of a chart: the first and the last value of each series, or every part of a whole. */
export function summaryOf(
  title: string,
  { chartKind, numbers }: InvestorChart,
  format: (value: number) => string,
): string {
  const { categories, series } = numbers
  if (chartKind === 'donut') {
    const parts = categories.map((category, row) => `${category} ${format(series[0]?.values[row] ?? 0)}`)
    return `${title}: ${parts.join(', ')}`
  }
  const last = categories.length - 1
  const trends = series.map(
    ({ name, values }) =>
      `${name}: ${categories[0]} ${format(values[0] ?? 0)}, ${categories[last]} ${format(values[last] ?? 0)}`,
  )
  return `${title}. ${trends.join('. ')}`
}
