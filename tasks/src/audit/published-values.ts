import { secretSettings } from '../../../packages/domain/src/deployment/secret-settings.ts'
import { contentStaff } from '../../../seeds/src/content-staff.ts'
import { demoOneTimeSecret, demoPassword } from '../../../seeds/src/people.ts'

/** Values in tests and benchmarks that look like secrets and protect nothing. Removed demo values are listed here too. */
const inTests = ['canary', 'pass-canary', 'secret', 'certainly-wrong-42', 'Zm9yZ2VkLXNlY3JldC1vZi1hLWxpbms']

/** Placeholders in the examples of guides. */
const placeholders = ['password']

const published = new Set([
  demoPassword,
  demoOneTimeSecret,
  ...contentStaff.map(({ oneTimeSecret }) => oneTimeSecret),
  ...Object.values(secretSettings).map(({ demo }) => demo),
  ...inTests,
  ...placeholders,
])

/** Whether a value is published on purpose: it works on a developer's own machine only, or nowhere. */
export function isPublishedValue(value: string): boolean {
  return published.has(value)
}
