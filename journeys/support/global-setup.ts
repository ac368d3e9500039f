import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { settings } from './settings.ts'

/** Signs the editor in before test files run in parallel: a one-time code is valid once, so only one file could. */
export async function setup(): Promise<void> {
  await cachedStaffSession(settings.cms)
}
