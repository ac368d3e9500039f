import type { FoundTarget } from './found-target.ts'

/** The response to a search of the link picker. */
export const respondTargets = (status: number, targets: FoundTarget[] = []) =>
  Response.json({ targets }, { status, headers: { 'cache-control': 'no-store' } })
