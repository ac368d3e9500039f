import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast-ratio.ts'
import { type Pair, pairs } from './pairs.ts'
import { readRules } from './read-rules.ts'
import { toColour } from './to-colour.ts'
import { type RenderContext, type Tokens, tokensOf } from './tokens-of.ts'
import { usedPairs } from './used-pairs.ts'

const source = join(import.meta.dirname, '..')
const rules = ['tokens.css', 'tokens-dark.css'].flatMap((sheet) => readRules(readFileSync(join(source, sheet), 'utf8')))
const themes = [
  ...new Set(
    rules.flatMap(({ selectors }) => selectors.flatMap((one) => /^\[data-theme="(\w+)"\]$/.exec(one)?.[1] ?? [])),
  ),
]
const schemes: Record<string, Omit<RenderContext, 'theme'>> = {
  light: {},
  'light, more contrast': { contrast: 'more' },
  'dark by the system': { area: 'portal', prefers: 'dark' },
  'dark by choice': { area: 'portal', scheme: 'dark' },
  'dark, more contrast': { area: 'portal', scheme: 'dark', contrast: 'more' },
}
const variants = themes.flatMap((theme) =>
  Object.entries(schemes).map(([name, scheme]) => ({
    name: `${theme}, ${name}`,
    tokens: tokensOf(rules, { theme, ...scheme }),
  })),
)

function findLowContrast(tokens: Tokens, pairsToCheck: readonly Pair[]): string[] {
  return pairsToCheck.flatMap(([foreground, background, minimum]) => {
    const ratio = contrastRatio(toColour(`var(${foreground})`, tokens), toColour(`var(${background})`, tokens))
    return ratio < minimum ? [`${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${minimum}`] : []
  })
}

test('black on white has ratio 21, and a known pair has its published ratio', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBe(21)
  expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

describe('text and controls have enough contrast', () => {
  test.each(variants)('$name', ({ tokens }) => {
    expect(findLowContrast(tokens, pairs)).toEqual([])
  })
})

describe('colour and background set in one rule have enough contrast', () => {
  const sheets = globSync('**/*.module.css', { cwd: source })
  test.each(sheets)('%s', (path) => {
    const used = usedPairs(readRules(readFileSync(join(source, path), 'utf8')))
    const errors = variants.flatMap(({ name, tokens }) =>
      used.flatMap(({ foreground, background, selector }) =>
        findLowContrast(tokens, [[foreground, background, 4.5]]).map((error) => `${name}: ${selector} ${error}`),
      ),
    )
    expect(errors).toEqual([])
  })
})

describe('schemes', () => {
  const tokens = (context: Omit<RenderContext, 'theme'>) =>
    Object.fromEntries(tokensOf(rules, { theme: 'Komax', ...context }))
  const light = tokens({})
  const dark = tokens({ area: 'portal', scheme: 'dark' })

  test('a dark system and an explicit choice of dark give the same tokens', () => {
    expect(tokens({ area: 'portal', prefers: 'dark' })).toEqual(dark)
    expect(dark['--surface']).not.toBe(light['--surface'])
  })

  test('only the portal has a dark scheme', () => {
    expect(tokens({ prefers: 'dark' })).toEqual(light)
    expect(tokens({ scheme: 'dark' })).toEqual(light)
  })

  test('an explicit choice of light overrides a dark system', () => {
    expect(tokens({ area: 'portal', prefers: 'dark', scheme: 'light' })).toEqual(light)
  })

  test('print is always light', () => {
    expect(tokens({ area: 'portal', scheme: 'dark', prefers: 'dark', medium: 'print' })['--surface']).toBe('#ffffff')
  })

  test('every theme sets the same tokens', () => {
    const roles = themes.map((theme) => {
      const themeRules = rules.filter(({ selectors }) => selectors.includes(`[data-theme="${theme}"]`))
      return themeRules.flatMap(({ declarations }) => [...declarations.keys()])
    })
    expect(new Set(roles.map(String)).size).toBe(1)
  })
})
