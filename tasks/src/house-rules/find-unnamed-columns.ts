/** Write calls of the query builder; `Object.values` only shares the name. */
const writes = /(?<!\bObject)\.(?:set|values|doUpdateSet)\(/g
const bareName = /^\s*[A-Za-z_$][\w$]*(?:\.[\w$]+)*\s*,?\s*$/
const spread = /\.{3}[\w$({[]/
/** `({ id, ...rest }) =>` destructures an object and adds nothing to a row. */
const parameters = /\(\s*\{[^{}]*\}\s*\)\s*=>/g

/**
 * Finds inserts and updates that receive a whole object, by name or by spread. The compiler accepts extra properties
 * there, so a property added to the type later is no column and makes the statement fail at run time.
 */
export function findUnnamedColumns(text: string): number[] {
  return [...text.matchAll(writes)]
    .filter((found) => {
      const written = readArgument(text, found.index + found[0].length)
      // Two arguments belong to a map, a header or a Redis key.
      return written !== undefined && (bareName.test(written) || spread.test(written.replace(parameters, '')))
    })
    .map(({ index }) => index)
}

/** The source text of a call's only argument, or undefined if there are several. */
function readArgument(text: string, start: number): string | undefined {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index)
    if (`'"\``.includes(character)) index = endOfString(text, index)
    else if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) {
      if (depth === 0) return text.slice(start, index)
      depth--
    } else if (character === ',' && depth === 0 && !/^,\s*\)/.test(text.slice(index, index + 200))) return undefined
  }
  return undefined
}

function endOfString(text: string, start: number): number {
  const quote = text.charAt(start)
  let end = start + 1
  while (end < text.length && text.charAt(end) !== quote) end += text.charAt(end) === '\\' ? 2 : 1
  return end
}
