import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast-ratio.ts'
import { type Pair, pairs } from './pairs.ts'
import { readRules } from './read-rules.ts'
import { toColour } from './to-colour.ts'
import { type Surroundings, type Tokens, tokensOf } from './tokens-of.ts'
import { usedPairs } from './used-pairs.ts'

const source = join(import.meta.dirname, '..')
const rules = ['tokens.css', 'tokens-dark.css'].flatMap((sheet) => readRules(readFileSync(join(source, sheet), 'utf8')))
const themes = [
  ...new Set(
    rules.flatMap(({ selectors }) => selectors.flatMap((one) => /^\[data-theme="(\w+)"\]$/.exec(one)?.[1] ?? [])),
  ),
]
const schemes: Record<string, Omit<Surroundings, 'theme'>> = {
  light: {},
  'light, more contrast': { contrast: 'more' },
  'dark by the system': { area: 'portal', prefers: 'dark' },
  'dark by choice': { area: 'portal', scheme: 'dark' },
  'dark, more contrast': { area: 'portal', scheme: 'dark', contrast: 'more' },
}
const looks = themes.flatMap((theme) =>
  Object.entries(schemes).map(([name, scheme]) => ({
    name: `${theme}, ${name}`,
    tokens: tokensOf(rules, { theme, ...scheme }),
  })),
)

function findFaint(tokens: Tokens, wanted: readonly Pair[]): string[] {
  return wanted.flatMap(([foreground, background, least]) => {
    const ratio = contrastRatio(toColour(`var(${foreground})`, tokens), toColour(`var(${background})`, tokens))
    return ratio < least ? [`${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${least}`] : []
  })
}

test('black on white is the greatest contrast, and a known pair is as others compute it', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBe(21)
  expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

describe('every text reads and every control shows', () => {
  test.each(looks)('$name', ({ tokens }) => {
    expect(findFaint(tokens, pairs)).toEqual([])
  })
})

describe('what a component sets on each other reads', () => {
  const sheets = globSync('**/*.module.css', { cwd: source })
  test.each(sheets)('%s', (path) => {
    const used = usedPairs(readRules(readFileSync(join(source, path), 'utf8')))
    const faint = looks.flatMap(({ name, tokens }) =>
      used.flatMap(({ foreground, background, selector }) =>
        findFaint(tokens, [[foreground, background, 4.5]]).map((fault) => `${name}: ${selector} ${fault}`),
      ),
    )
    expect(faint).toEqual([])
  })
})

describe('schemes', () => {
  const tokens = (surroundings: Omit<Surroundings, 'theme'>) =>
    Object.fromEntries(tokensOf(rules, { theme: 'Komax', ...surroundings }))
  const light = tokens({})
  const dark = tokens({ area: 'portal', scheme: 'dark' })

  test('the system and the choice give the same dark', () => {
    expect(tokens({ area: 'portal', prefers: 'dark' })).toEqual(dark)
    expect(dark['--surface']).not.toBe(light['--surface'])
  })

  test('only the portal is ever dark', () => {
    expect(tokens({ prefers: 'dark' })).toEqual(light)
    expect(tokens({ scheme: 'dark' })).toEqual(light)
  })

  test('who chose light keeps it', () => {
    expect(tokens({ area: 'portal', prefers: 'dark', scheme: 'light' })).toEqual(light)
  })

  test('paper is white, whatever the screen', () => {
    expect(tokens({ area: 'portal', scheme: 'dark', prefers: 'dark', medium: 'print' })['--surface']).toBe('#ffffff')
  })

  test('every theme sets the same roles', () => {
    const roles = themes.map((theme) => {
      const own = rules.filter(({ selectors }) => selectors.includes(`[data-theme="${theme}"]`))
      return own.flatMap(({ declarations }) => [...declarations.keys()])
    })
    expect(new Set(roles.map(String)).size).toBe(1)
  })
})
