export type Sample = { metric: Record<string, string>; value: number }

/** An address of the Prometheus that the benchmark starts. */
export function toUrl(path: string): string {
  return `http://127.0.0.1:9090${path}`
}

/** Evaluates an expression now. Throws the error of Prometheus if it cannot. */
export async function evaluate(expression: string): Promise<Sample[]> {
  const response = await fetch(toUrl(`/api/v1/query?${new URLSearchParams({ query: expression })}`))
  const { error, data } = (await response.json()) as {
    error?: string
    data?: { resultType: string; result: { metric: Record<string, string>; value: [number, string] }[] }
  }
  if (!data) throw new Error(`${expression}: ${error}`)
  return data.result.map(({ metric, value: [, value] }) => ({ metric, value: Number(value) }))
}

/** The alerts that fire now, each name once. */
export async function listFiring(): Promise<string[]> {
  const samples = await evaluate('ALERTS{alertstate="firing"}')
  return [...new Set(samples.map(({ metric }) => metric['alertname'] ?? ''))].sort()
}
