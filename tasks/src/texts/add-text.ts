import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../environment.ts'
import { countSharedSegments, insertText, keysOfCatalogue } from './insert-text.ts'

const usage = './dev text KEY "English" [--area NAME]: adds a text to the catalogues of all languages'
const catalogues = join(root, 'packages/texts/src/catalogues')

/** `./dev text KEY "English"`: writes the English text into every catalogue, marked as untranslated in ten of them. */
export async function addText(args: string[]): Promise<number> {
  const areaFlag = args.indexOf('--area')
  const [key, text] = areaFlag === -1 ? args : args.toSpliced(areaFlag, 2)
  if (!key || !text) throw new Error(usage)
  if (!/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(key)) throw new Error(`${key} is not a key such as parts.stock`)
  if (/['"]/.test(text)) throw new Error('use typographic quotes: ’ “ ”')
  const area = areaFlag === -1 ? findArea(key) : args[areaFlag + 1]
  const files = globSync(`*/${area}.ts`, { cwd: catalogues })
  if (files.length === 0) throw new Error(`choose --area: ${[...readEnglishKeys().keys()].join(', ')}`)
  for (const path of files) {
    const file = join(catalogues, path)
    const isUntranslated = !path.startsWith('en/')
    writeFileSync(file, insertText(readFileSync(file, 'utf8'), { key, text, isUntranslated }))
  }
  console.log(`${key} is in the area ${area}. Translate it where a catalogue says // untranslated.`)
  return 0
}

function readEnglishKeys(): Map<string, string[]> {
  const files = globSync('en/*.ts', { cwd: catalogues }).sort()
  return new Map(
    files.map((path) => [basename(path, '.ts'), keysOfCatalogue(readFileSync(join(catalogues, path), 'utf8'))]),
  )
}

/** Returns the area of the keys that share the most segments with a new key, or undefined if two areas have them. */
function findArea(key: string): string | undefined {
  const areas = [...readEnglishKeys()].map(([area, keys]) => {
    if (keys.includes(key)) throw new Error(`${key} exists in the area ${area}`)
    return { area, shared: Math.max(...keys.map((other) => countSharedSegments(key, other))) }
  })
  const most = Math.max(...areas.map(({ shared }) => shared))
  const [found, other] = areas.filter(({ shared }) => shared === most && shared > 0)
  return other ? undefined : found?.area
}
