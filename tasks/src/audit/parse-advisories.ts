import { z } from 'zod'

const report = z.object({
  advisories: z.record(
    z.string(),
    z.object({ severity: z.string(), module_name: z.string(), title: z.string(), url: z.string().default('') }),
  ),
})

export type Advisory = { severity: string; name: string; title: string; url: string }

/** Reads the output of `pnpm audit --json`; undefined if it is no report, such as an error of the registry. */
export function parseAdvisories(output: string): Advisory[] | undefined {
  const parsed = report.safeParse(parseJson(output))
  if (!parsed.success) return undefined
  return Object.values(parsed.data.advisories).map(({ severity, module_name: name, title, url }) => ({
    severity,
    name,
    title,
    url,
  }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
