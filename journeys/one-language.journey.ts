import { type Language, languages } from '@ferrule/domain/locales/language'
import { loadCatalogue } from '@ferrule/texts/load-catalogue'
import { expect, test } from 'vitest'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

/** One page of each kind that visitors read. */
const paths = [
  '',
  '/products',
  '/company/about',
  '/stories',
  '/media-releases',
  '/locations',
  '/contact',
  '/compare',
  '/worksheet',
  '/search?query=komax',
  '/switch?path=%2F',
  '/consent',
  '/no-such-page',
]

const english = await loadCatalogue('en')
const elsewhere = languages.filter((language) => language !== 'en')

/** What the interface says in English and not in this language; a name such as "Kampus" is the same in both. */
async function findForeignTexts(language: Language): Promise<Set<string>> {
  const own = new Set(Object.values(await loadCatalogue(language)))
  const plain = Object.values(english).filter((text) => /[a-z]{3} [a-z]/i.test(text) && !text.includes('{'))
  return new Set(plain.filter((text) => !own.has(text)))
}

/**
 * What a reader sees or hears: the texts between tags and those of attributes that are read out. A part that says which
 * other language it is in, because nobody has translated it, is left out.
 */
function readTexts(html: string): string[] {
  const body = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<div lang="[\s\S]*?(?=<footer)/, '')
  const spoken = [...body.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]+)"/g)].map(([, text]) => text ?? '')
  const written = body.split(/<[^>]*>/)
  return [...written, ...spoken].map((text) => text.trim().replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
}

test.each(elsewhere)('no page in %s says something in English that the language has words for', async (language) => {
  const foreign = await findForeignTexts(language)
  const found: string[] = []
  for (const path of paths) {
    const { status, text } = await request(`${settings.edge}/${language}${path}`)
    if (status !== 200 && status !== 404) found.push(`${path}: ${status}`)
    found.push(...readTexts(text).flatMap((said) => (foreign.has(said) ? [`${path}: ${said}`] : [])))
  }
  expect(found).toEqual([])
})
