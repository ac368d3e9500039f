export type Row = {
  /** The row without its blanks, as a name. */
  name: string
  host: string
  path: string
  headers: Record<string, string>
  status: number
  /** Of a redirect. */
  location: string | undefined
  /** Of a page, as in the `lang` attribute. */
  language: string | undefined
  /** Of a page. */
  canonical: string | undefined
}

/** A table that people can read, as requests and answers. `port` is that of the edge, with its colon. */
export function readRows(table: string, port: string): Row[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => readRow(line, port))
}

function readRow(line: string, port: string): Row {
  const [site = '', path = '', who = '', status = '', ...expected] = line.split(/\s+/)
  const origin = (name: string) => `http://www.${name}.localhost${port}`
  const known = (text: string | undefined) => (text === undefined || text === '-' ? undefined : text)
  const isRedirect = status.startsWith('3')
  const [first, second] = expected.map(known)
  return {
    name: [site, path, who, status, ...expected].join(' '),
    host: new URL(origin(site)).host,
    path,
    headers: toHeaders(who),
    status: Number(status),
    location: isRedirect ? first?.replace(/^[a-z]+(?=\/)/, origin) : undefined,
    language: isRedirect ? undefined : first,
    canonical: !isRedirect && second ? `${origin(site)}${second}` : undefined,
  }
}

function toHeaders(who: string): Record<string, string> {
  if (who === '-') return {}
  if (who === 'bot') return { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  if (!who.startsWith('^')) return { 'accept-language': who }
  const [cookie, accepted] = who.slice(1).split(',')
  return { cookie: `uapp_${cookie}`, ...(accepted ? { 'accept-language': accepted } : {}) }
}
