import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { acceptsBrotli } from './accepts-brotli.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type StaticFile = { path: string; headers: Record<string, string>; brotli?: StaticFile }

/**
 * Serves the built files; returns whether it did. Files are listed once: request paths never reach the file system.
 * `previousBuilds` contains one folder for each earlier build, whose open pages still load its scripts and styles.
 */
export async function createStaticFiles(folder: string, previousBuilds?: string) {
  const files = new Map([...(await listPreviousAssets(previousBuilds)), ...(await listFiles(folder))])
  return function serveStaticFile(request: IncomingMessage, response: ServerResponse): boolean {
    const found = files.get((request.url ?? '').split('?')[0] ?? '')
    const file = acceptsBrotli(request.headers['accept-encoding']) ? (found?.brotli ?? found) : found
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    if (request.headers['if-none-match'] === file.headers['ETag']) {
      response.writeHead(304, file.headers).end()
    } else {
      response.writeHead(200, file.headers)
      if (request.method === 'HEAD') response.end()
      else
        createReadStream(file.path)
          .on('error', () => response.destroy())
          .pipe(response)
    }
    return true
  }
}

/** Only files whose name contains a hash of their content: other names belong to the current build. */
async function listPreviousAssets(builds: string | undefined): Promise<[string, StaticFile][]> {
  if (!builds) return []
  const names = await readdir(builds)
  const listed = await Promise.all(names.map((name) => listFiles(join(builds, name))))
  return listed.flatMap((files) => [...files]).filter(([url]) => url.startsWith('/assets/'))
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const compressed = new Set(paths.filter((path) => path.endsWith('.br')))
  const listed = paths.flatMap((path) => {
    const type = types[extname(path)]
    return type ? [{ path, type, url: `/${relative(folder, path).split(sep).join('/')}` }] : []
  })
  return new Map(
    await Promise.all(
      listed.map(async ({ path, type, url }) => {
        const file = await describe(path, type, url)
        const brotliPath = `${path}.br`
        return [url, compressed.has(brotliPath) ? { ...file, brotli: await asBrotli(brotliPath, file) } : file] as const
      }),
    ),
  )
}

async function asBrotli(path: string, { headers }: StaticFile): Promise<StaticFile> {
  const { size } = await stat(path)
  const etag = `${headers['ETag']?.slice(0, -1)}-br"`
  const changed = { 'Content-Length': String(size), 'Content-Encoding': 'br', ETag: etag, Vary: 'Accept-Encoding' }
  return { path, headers: { ...headers, ...changed } }
}

async function describe(path: string, type: string, url: string): Promise<StaticFile> {
  const content = await readFile(path)
  // Names under /assets contain a hash of the content, so the files never change.
  const cache = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return {
    path,
    headers: {
      'Content-Type': type,
      'Content-Length': String(content.byteLength),
      'Cache-Control': cache,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ETag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    },
  }
}
