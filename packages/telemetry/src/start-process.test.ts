import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'

// Starting Node with the tracing packages takes half a minute on a very busy machine.
vi.setConfig({ testTimeout: 180_000 })

type Line = { event: string; service: string; component?: string; durationMs?: number; errorMessage?: string }

/** Runs `code` in a process of its own, which is sent a SIGTERM once it logs `stopAt`. */
async function run(code: string, stopAt?: string) {
  const script = `import { startProcess } from './start-process.ts'\n${code}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (stopAt && output.includes(`"${stopAt}"`)) child.kill('SIGTERM')
  })
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exitCode = await new Promise((resolve) => child.on('close', resolve))
  const lines = output
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))
  return { exitCode, lines, errors }
}

const start = `const { log, finishStart } = startProcess('sample', { LISTEN_HOST: '127.0.0.1', DRAIN_SECONDS: 0, LOG_LEVEL: 'info' })`

test('runs the stop steps in order after a signal, and exits without an error', async () => {
  const code = `${start}
    const step = (component) => ({ component, stop: () => log.info('step', { component }) })
    await finishStart({ port: 0, checks: [], stopSteps: [step('jobs'), step('postgres')] })`
  const { exitCode, lines } = await run(code, 'operations-listening')
  expect(lines.map(({ event, component }) => component ?? event)).toEqual([
    'operations-listening',
    'stopping',
    'jobs',
    'postgres',
    'stopped',
  ])
  expect(lines.every(({ service }) => service === 'sample')).toBe(true)
  expect(exitCode).toBe(0)
})

test('is not ready during the drain pause, and closes after it', async () => {
  const code = `const { log, finishStart, isDraining } = startProcess('sample', {
      LISTEN_HOST: '127.0.0.1', DRAIN_SECONDS: 1, LOG_LEVEL: 'info' })
    let drainingAt
    const watch = setInterval(() => { if (isDraining()) drainingAt ??= performance.now() }, 10)
    const close = () => { clearInterval(watch); log.info('step', { durationMs: performance.now() - drainingAt }) }
    await finishStart({ port: 0, checks: [], stopSteps: [{ component: 'http', stop: close }] })`
  const { lines } = await run(code, 'operations-listening')
  expect(lines.find(({ event }) => event === 'step')?.durationMs).toBeGreaterThan(800)
})

test.each([
  ['an exception in a callback', `setTimeout(() => { throw new Error('lost postgres://user:secret@host') })`],
  ['an unhandled rejection', `void Promise.reject(new Error('lost postgres://user:secret@host'))`],
  ['a failed start', `await Promise.reject(new Error('lost postgres://user:secret@host'))`],
])('logs %s without its secrets and exits with an error', async (_, fail) => {
  const { exitCode, lines, errors } = await run(`${start}\n${fail}`)
  expect(lines).toMatchObject([{ event: 'uncaught-exception', errorMessage: 'lost postgres://[redacted]@host' }])
  expect(errors).not.toContain('secret')
  expect(exitCode).toBe(1)
})
