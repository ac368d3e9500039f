import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnedChild } from '../support/spawned-child.ts'
import { request, type TimedResponse, until } from '../support/request.ts'

const ports = { varnish: 18090, origin: 18091 }

/** Headers that Varnish or the HTTP server sets itself. */
const generatedHeaders = [
  'age',
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'vary',
  'x-cache',
  'x-request-id',
]

/** Starts a Varnish with built-in rules only that caches one page, with the headers of the website. */
export async function startBareVarnish({ text, headers }: Pick<TimedResponse, 'text' | 'headers'>) {
  const pageHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => !generatedHeaders.includes(name)))
  const origin = createServer((_, response) => response.writeHead(200, pageHeaders).end(text))
  await new Promise<void>((resolve) => origin.listen(ports.origin, '127.0.0.1', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'bare-varnish-'))
  const rules = join(folder, 'bare.vcl')
  writeFileSync(
    rules,
    `vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${ports.origin}"; }
sub vcl_backend_response { set beresp.do_gzip = true; }
`,
  )
  const args = ['-F', '-j', 'none', '-n', join(folder, 'run'), '-f', rules, '-T', 'none', '-s', 'malloc,64m']
  const varnish = spawnedChild(
    '/usr/sbin/varnishd',
    [...args, '-a', `127.0.0.1:${ports.varnish}`, '-p', 'thread_pool_min=50'],
    {
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${ports.varnish}/en`
  await until('the bare Varnish responds', async () => (await request(url)).status === 200)
  return {
    port: ports.varnish,
    async stop() {
      varnish.kill('SIGTERM')
      await new Promise((resolve) => varnish.once('exit', resolve))
      origin.closeAllConnections()
      await new Promise((resolve) => origin.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
