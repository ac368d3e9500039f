import type { Locator } from 'playwright-core'

/** Writes the signs into an element, and says which come out as the empty box that stands for "no shape". */
export function findMissingGlyphs(element: Locator, signs: string): Promise<string[]> {
  return element.evaluate(async (node, text) => {
    const { fontWeight, fontFamily } = getComputedStyle(node)
    const font = `${fontWeight} 40px ${fontFamily}`
    node.textContent = text
    node.getBoundingClientRect()
    await document.fonts.ready
    const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 80 })
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    const draw = (sign: string) => {
      pen.clearRect(0, 0, 80, 80)
      pen.font = font
      pen.fillText(sign, 10, 60)
      return pen.getImageData(0, 0, 80, 80).data.join('')
    }
    // Nobody will ever give these a shape.
    const boxes = new Set(['\u{0378}', '\u{1FFFF}', '\u{2FE0}'].map(draw))
    return Array.from(text).filter((sign) => sign !== ' ' && boxes.has(draw(sign)))
  }, signs)
}
