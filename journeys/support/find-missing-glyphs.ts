import type { Locator } from 'playwright-core'

/** Renders the characters with an element's font and returns those that appear as the box of a missing glyph. */
export function findMissingGlyphs(element: Locator, characters: string): Promise<string[]> {
  return element.evaluate(async (node, text) => {
    const { fontWeight, fontFamily } = getComputedStyle(node)
    const font = `${fontWeight} 40px ${fontFamily}`
    node.textContent = text
    node.getBoundingClientRect()
    await document.fonts.ready
    const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 80 })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    const draw = (character: string) => {
      context.clearRect(0, 0, 80, 80)
      context.font = font
      context.fillText(character, 10, 60)
      return context.getImageData(0, 0, 80, 80).data.join('')
    }
    // Unassigned code points and a non-character, for which no font has a glyph.
    const boxes = new Set(['\u{0378}', '\u{1FFFF}', '\u{2FE0}'].map(draw))
    return Array.from(text).filter((character) => character !== ' ' && boxes.has(draw(character)))
  }, characters)
}
