import type { SanitizedConfig } from 'payload'
import { savingBy } from '../version-authors/save-origin.ts'

/** Marks the versions of Payload's own scheduled publications, whose task cannot be configured. */
export function markScheduledSaves<Config extends Pick<SanitizedConfig, 'jobs'>>(config: Config): Config {
  for (const task of config.jobs.tasks ?? []) {
    const { slug, handler } = task
    if (slug !== 'schedulePublish' || typeof handler !== 'function') continue
    task.handler = (args) => savingBy('schedule', async () => handler(args))
  }
  return config
}
