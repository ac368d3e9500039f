import { expect, test } from 'vitest'
import { type Check, runChecks, toRerun } from './checks.ts'

function aCheck(name: string, code = 0, run = async () => {}): Check {
  const outcome = { code, output: `output of ${name}\n` }
  return { name, rerun: `./dev exec ${name}`, run: () => run().then(() => outcome) }
}

async function linesOf(checks: Check[]): Promise<string[]> {
  const lines: string[] = []
  await runChecks(checks, { atOnce: 2, print: (line) => lines.push(line.replaceAll(/\d+\.\d s/g, '1.0 s')) })
  return lines
}

test('prints one line when every check passes', async () => {
  expect(await linesOf([aCheck('format'), aCheck('lint'), aCheck('types')])).toEqual(['3 checks passed in 1.0 s'])
})

test('prints the output of a failed check and the command to rerun it, and runs the other checks', async () => {
  expect(await linesOf([aCheck('format', 1), aCheck('lint'), aCheck('types', 2)])).toEqual([
    'FAIL  format  1.0 s\noutput of format\nrerun: ./dev exec format\n',
    'FAIL  types  1.0 s\noutput of types\nrerun: ./dev exec types\n',
    '1 of 3 checks passed in 1.0 s; failed: format, types',
  ])
})

test('runs two checks at once, and a long one does not delay the others', async () => {
  const order: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const long = aCheck('unit tests', 0, () => promise)
  const short = ['format', 'lint', 'types'].map((name) => aCheck(name, 0, async () => void order.push(name)))
  const last = aCheck('last', 0, async () => resolve())
  await linesOf([long, ...short, last])
  expect(order).toEqual(['format', 'lint', 'types'])
})

test('quotes a command for a shell', () => {
  expect(toRerun(['pnpm', 'exec', 'vitest', '-t', "^it's \\[S1-001\\]$"])).toBe(
    `./dev exec pnpm exec vitest -t '^it'\\''s \\[S1-001\\]$'`,
  )
})
