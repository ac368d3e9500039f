import { type ESTree, parseSync, Visitor } from 'vite'
import { lineOf } from '../house-rules/line-of.ts'

export type RegularExpression = {
  path: string
  line: number
  /** As written in the source: `/a+/g` or `new RegExp('a+')`. */
  text: string
  /** Undefined for an expression that is composed at run time. */
  pattern: { source: string; flags: string } | undefined
}

/** Whether a file is code that runs in the product or builds it; tests and generated files do neither. */
export function isProductCode(path: string): boolean {
  return /^(apps|packages|infra)\/.*\.[cm]?[jt]sx?$/.test(path) && !/\.(test|fixture|generated)\.[jt]sx?$/.test(path)
}

/** Finds the literals of a file and its calls of `RegExp`. */
export function findRegularExpressions({ path, text }: { path: string; text: string }): RegularExpression[] {
  const found: RegularExpression[] = []
  const add = ({ start, end }: ESTree.Node, pattern: RegularExpression['pattern']) =>
    found.push({ path, line: lineOf(text, start), text: text.slice(start, end), pattern })
  const addCall = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    const [source, flags] = node.arguments.map(readString)
    const isConstant = source !== undefined && (node.arguments.length === 1 || flags !== undefined)
    add(node, isConstant ? { source, flags: flags ?? '' } : undefined)
  }
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node, { source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(parseSync(path, text).program)
  return found
}

function readString(node: ESTree.Argument): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}
