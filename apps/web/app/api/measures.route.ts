import { z } from 'zod'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/measures.route'

const count = z.number().int().min(0).max(600_000)
const measures = z.strictObject({
  lcp: count.optional(),
  delay: count.optional(),
  shift: count.optional(),
  errors: count.optional(),
})

const maxBytes = 1000

/** Receives performance measurements from visitors who have consented. Accepts numbers only. */
export async function action({ request }: Route.ActionArgs) {
  const text = await request.text()
  const read = measures.safeParse(text.length > maxBytes ? undefined : parseJson(text))
  if (!read.success) return new Response(null, { status: 400 })
  const { lcp, errors } = read.data
  getServices().log.info('page-measured', { durationMs: lcp ?? 0, count: errors ?? 0 })
  return new Response(null, { status: 204 })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
