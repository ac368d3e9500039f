/** The themes of a page or section. The placeholder of the specification has the key Product. */
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

/** Whether a theme belongs to a brand; the others belong to a campaign or a topic. */
export function isBrandTheme(key: ThemeKey): boolean {
  return !topicThemes.includes(key)
}

/** A page with the default theme has the theme of its site. */
export function effectiveTheme(site: ThemeKey, page: ThemeKey): ThemeKey {
  return page === 'Default' ? site : page
}
