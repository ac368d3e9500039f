import { readFileSync } from 'node:fs'
import { iconColours, iconSizes, toIconPath } from '@ferrule/domain/seo/theme-icon'
import { themeKeys } from '@ferrule/domain/pages/theme'
import { describe, expect, test } from 'vitest'
import { toIconSvg } from './to-icon-svg.ts'

const read = (path: string) => readFileSync(new URL(`../public${path}`, import.meta.url))
const tokens = readFileSync(new URL(import.meta.resolve('@ferrule/ui/tokens.css')), 'utf8')

/** Returns the value of a token in the block of one theme. */
function tokenOf(theme: string, name: string): string | undefined {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? ''
  return new RegExp(`${name}: ([^;]+);`).exec(block)?.[1]
}

describe.each(themeKeys)('%s', (theme) => {
  test('has an icon in the colours of its theme band', () => {
    expect(iconColours[theme]).toEqual({
      ground: tokenOf(theme, '--theme-band'),
      sleeve: tokenOf(theme, '--theme-on-band'),
      wire: tokenOf(theme, '--theme-band-accent'),
    })
    expect(read(toIconPath(theme)).toString()).toBe(`${toIconSvg(theme)}\n`)
  })

  test.each(iconSizes)('has an icon of %s pixels', (size) => {
    const header = read(toIconPath(theme, size))
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([size, size])
  })
})
