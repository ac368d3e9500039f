import { type Language, languages } from '@ferrule/domain/locales/language'
import { loadTextCatalogue } from '@ferrule/texts/load-text-catalogue'
import { expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

/** One public page of each kind. */
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

const english = await loadTextCatalogue('en')
const otherLanguages = languages.filter((language) => language !== 'en')

/** The English interface texts that differ from this language; a name such as "Kampus" is the same in both. */
async function findForeignTexts(language: Language): Promise<Set<string>> {
  const own = new Set(Object.values(await loadTextCatalogue(language)))
  const plain = Object.values(english).filter((text) => /[a-z]{3} [a-z]/i.test(text) && !text.includes('{'))
  return new Set(plain.filter((text) => !own.has(text)))
}

/**
 * The visible and accessible texts: those between tags and in attributes that are read aloud. Untranslated content,
 * which is marked with another language, is skipped.
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

test.each(otherLanguages)('no page in %s shows an English interface text that has a translation', async (language) => {
  const foreign = await findForeignTexts(language)
  const found: string[] = []
  for (const path of paths) {
    const { status, text } = await request(`${settings.edge}/${language}${path}`)
    if (status !== 200 && status !== 404) found.push(`${path}: ${status}`)
    found.push(...readTexts(text).flatMap((shown) => (foreign.has(shown) ? [`${path}: ${shown}`] : [])))
  }
  expect(found).toEqual([])
})
