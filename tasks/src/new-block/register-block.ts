/** Inserts an import in alphabetical order of the paths among the imports of the same kind. */
function insertImport(source: string, statement: string, suffix: string): string {
  const lines = source.split('\n')
  const pathOf = (line: string) => /from '(\.\/[^']+)'/.exec(line)?.[1] ?? ''
  const path = pathOf(statement)
  const isSameKind = (line: string) => line.startsWith('import ') && pathOf(line).endsWith(suffix)
  const next = lines.findIndex((line) => isSameKind(line) && pathOf(line) > path)
  const index = next === -1 ? lines.findLastIndex(isSameKind) + 1 : next
  return lines.toSpliced(index, 0, statement).join('\n')
}

function insertBefore(source: string, marker: string, text: string): string {
  const index = source.lastIndexOf(marker)
  if (index === -1) throw new Error(`no "${marker.trim()}" to insert a block before`)
  return source.slice(0, index) + text + source.slice(index)
}

export type BlockNames = { slug: string; constant: string; component: string }

/** Returns the names of a block, or undefined if the slug is not lower-case words with hyphens. */
export function namesOfBlock(slug: string): BlockNames | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) return undefined
  const component = slug.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return { slug, component, constant: component.charAt(0).toLowerCase() + component.slice(1) }
}

/** The files outside the block's folder that name it, with the edit that adds it. */
export const blockRegistries: Record<string, (source: string, names: BlockNames) => string> = {
  'blocks.ts': (source, { slug, constant }) =>
    insertBefore(
      insertImport(source, `import { ${constant}Block } from './${slug}/block.ts'`, '/block.ts'),
      '] as const',
      `  ${constant}Block,\n`,
    ),
  'lazy-style-blocks.ts': (source, { slug }) => insertBefore(source, '} as const satisfies', `  '${slug}': 'lazy',\n`),
  'lazy-style-block.tsx': (source, { slug, component }) =>
    insertBefore(
      insertImport(source, `import { ${component} } from './${slug}/component.tsx'`, '/component.tsx'),
      '  }\n}',
      `    case '${slug}':\n      return <${component} content={content} />\n`,
    ),
}
