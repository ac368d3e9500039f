import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownChild } from '../support/own-child.ts'
import { type Answer, request, until } from '../support/request.ts'

const ports = { varnish: 18090, origin: 18091 }

/** What Varnish adds or decides by itself. */
const ownHeaders = ['age', 'accept-ranges', 'connection', 'content-length', 'date', 'vary', 'x-cache', 'x-request-id']

/** A Varnish with no rules but its own, holding one object: the page with the headers that the website gave it. */
export async function startBareVarnish({ text, headers }: Pick<Answer, 'text' | 'headers'>) {
  const given = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)))
  const origin = createServer((_, response) => response.writeHead(200, given).end(text))
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
  const varnish = ownChild(
    '/usr/sbin/varnishd',
    [...args, '-a', `127.0.0.1:${ports.varnish}`, '-p', 'thread_pool_min=50'],
    {
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${ports.varnish}/en`
  await until('the bare Varnish answers', async () => (await request(url)).status === 200)
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
