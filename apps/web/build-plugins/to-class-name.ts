/**
 * The global name of a CSS module class: `ui-button_primary`, `hero_lead`, `frame-header_tool`. Unlike a hash it
 * compresses well, and it reveals the file.
 */
export function toClassName(name: string, file: string): string {
  const [path = ''] = file.split('?')
  const [, owner = '', below = ''] = /\/(ui|blocks|app)\/(?:src\/)?(.*)\.module\.css$/.exec(path) ?? []
  const [folder = '', sheet = folder] = below.split('/').slice(-2)
  const parts = [owner === 'ui' ? 'ui' : '', folder, sheet === folder || sheet === 'component' ? '' : sheet]
  return `${parts.filter(Boolean).join('-')}_${name}`
}
