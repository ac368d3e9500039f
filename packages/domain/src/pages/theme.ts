/** The looks a page or section can have. The placeholder of the specification has the key Product. */
export const themeKeys = [
  'Default',
  'Copper',
  'Product',
  'Light_Blue',
  'Iqc',
  'Adaptronic',
  'Cirris',
  'Diit',
  'Hosver',
  'Komax',
  'Schleuniger',
] as const

export type ThemeKey = (typeof themeKeys)[number]

const topicThemes: readonly ThemeKey[] = ['Copper', 'Light_Blue', 'Iqc']

/** Whether a look stands for a brand; the others stand for a campaign or a topic. */
export function isBrandTheme(key: ThemeKey): boolean {
  return !topicThemes.includes(key)
}

/** A page without a look of its own has that of its site. */
export function effectiveTheme(site: ThemeKey, page: ThemeKey): ThemeKey {
  return page === 'Default' ? site : page
}
