/**
 * The name of a class in the page: `ui-button_primary`, `hero_lead`, `frame-header_tool`. Unlike a hash it compresses to
 * next to nothing, and people find the file by it.
 */
export function toClassName(name: string, file: string): string {
  const [path = ''] = file.split('?')
  const [, owner = '', below = ''] = /\/(ui|blocks|app)\/(?:src\/)?(.*)\.module\.css$/.exec(path) ?? []
  const [folder = '', sheet = folder] = below.split('/').slice(-2)
  const parts = [owner === 'ui' ? 'ui' : '', folder, sheet === folder || sheet === 'component' ? '' : sheet]
  return `${parts.filter(Boolean).join('-')}_${name}`
}
