import { describeUnsafeSettings } from '../../packages/domain/src/deployment/unsafe-settings.ts'

// Runs before servers that do not check their settings themselves. A failure stops the start script.
const unsafe = describeUnsafeSettings(process.env)
if (unsafe) {
  console.error(unsafe)
  process.exitCode = 1
}
