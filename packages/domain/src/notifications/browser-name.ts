/** The browsers that a list of devices tells apart. Versions and systems would help to recognise a person. */
export const browserNames = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const

export type BrowserName = (typeof browserNames)[number]

/** In this order, because each browser also names those that it descends from. */
const tokens: readonly [RegExp, BrowserName][] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bOPR\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]

export function toBrowserName(userAgent: string): BrowserName {
  return tokens.find(([token]) => token.test(userAgent))?.[1] ?? 'other'
}
