import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { expect, test } from 'vitest'

/** Each process with its folder and script. The start script of the edge runs the check before Varnish. */
const processes: [name: string, folder: string, args: string[]][] = [
  ['web', 'apps/web', ['build/server/index.js']],
  ['cms', 'apps/cms', ['src/serve.ts']],
  ['data', 'apps/data', ['src/serve.ts']],
  ['worker', 'apps/data', ['src/worker.ts']],
  ['mail-in', 'apps/data', ['src/receive-mail.ts']],
  ['data-migrate', 'apps/data', ['src/migrate.ts']],
  ['identity', '.', ['infra/identity/write-realm.ts', devNull]],
  ['edge', '.', ['infra/local/refuse-unsafe-settings.ts']],
]

/** Resolves with the exit code and the output of a process with the settings of this stack at a public address. */
function startInPublic(folder: string, args: string[]): Promise<{ code: unknown; output: string }> {
  const options = {
    cwd: new URL(`../../${folder}/`, import.meta.url).pathname,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', EDGE_ORIGIN: 'https://www.norlitz.com' },
    timeout: 60_000,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr })
    })
  })
}

test.each(processes)('%s refuses to start with demo values at a public address [S5]', async (_, folder, args) => {
  const { code, output } = await startInPublic(folder, args)
  expect(code).toBe(1)
  expect(output).toContain('Unsafe settings for a public installation')
  expect(output).toMatch(/NEXT_RELEASE .*: set it to off/)
})
