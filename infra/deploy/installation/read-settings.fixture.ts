import { readFileSync } from 'node:fs'
import { z } from 'zod'

// The test runs this file in a process of its own, because infra does not import applications. Standard input: settings
// by case. Standard output: for each case the message with which the application would refuse to start, or null.
const cases = z
  .array(z.object({ module: z.string(), reader: z.string(), variables: z.record(z.string(), z.string()) }))
  .parse(JSON.parse(readFileSync(0, 'utf8')))

const readers = z.record(z.string(), z.unknown())
const messages: (string | null)[] = []
for (const { module, reader, variables } of cases) {
  const read = readers.parse(await import(`../../../${module}`))[reader]
  if (typeof read !== 'function') throw new Error(`${module} has no ${reader}`)
  try {
    read(variables)
    messages.push(null)
  } catch (error) {
    messages.push(String(error))
  }
}
process.stdout.write(JSON.stringify(messages))
