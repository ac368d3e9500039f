export type Rule = {
  /** Conditions of the enclosing `@media` rules, outermost first. */
  media: readonly string[]
  selectors: readonly string[]
  declarations: ReadonlyMap<string, string>
}

/** Parses the style rules of a sheet in order. Supports only our own CSS: no strings with braces, no nesting. */
export function readRules(css: string): Rule[] {
  return readBlock(css.replaceAll(/\/\*[^]*?\*\//g, ''), [])
}

function readBlock(css: string, media: readonly string[]): Rule[] {
  const rules: Rule[] = []
  let rest = css
  for (let open = rest.indexOf('{'); open !== -1; open = rest.indexOf('{')) {
    const prelude = rest
      .slice(0, open)
      .replace(/^[^]*;/, '')
      .trim()
    const close = findClose(rest, open)
    const body = rest.slice(open + 1, close)
    if (prelude.startsWith('@media')) rules.push(...readBlock(body, [...media, prelude.slice('@media'.length).trim()]))
    else if (!prelude.startsWith('@')) rules.push({ media, selectors: split(prelude), declarations: readBody(body) })
    rest = rest.slice(close + 1)
  }
  return rules
}

function findClose(css: string, open: number): number {
  let depth = 0
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1
    else if (css[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  throw new Error(`no closing brace after: ${css.slice(open, open + 60)}`)
}

/** Splits a selector list, ignoring commas inside brackets. */
function split(prelude: string): string[] {
  return prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim())
}

function readBody(body: string): Map<string, string> {
  const pairs = body.split(';').map((line) => line.trim().split(/:(.*)/s))
  return new Map(pairs.flatMap(([name, value]) => (name && value ? [[name.trim(), value.trim()] as const] : [])))
}
