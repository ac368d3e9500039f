/** Paths without content for crawlers: private areas, tools and redirects. */
const disallowed = [
  '/api/',
  '/*/mykomax',
  '/*/editor',
  '/callback',
  '/*/callback',
  '/style-guide',
  '/*/switch',
  '/*/search',
  '/*/consent?',
]

export function toRobotsText(origin: string): string {
  const rules = disallowed.map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
