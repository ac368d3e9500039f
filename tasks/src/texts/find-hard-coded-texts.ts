import { type ESTree, parseSync, Visitor } from 'vite'

type SourceFile = { path: string; text: string }

/** Attributes whose value is shown or read aloud. */
const textAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'label',
  'placeholder',
  'title',
]

const message = 'interface texts come from packages/texts'

/** Whether a file is a screen of the product. The style guide and examples may have English texts. */
export function isScreen(path: string): boolean {
  return (
    /^(apps\/web\/app|packages\/(ui|blocks)\/src)\/.*\.tsx$/.test(path) &&
    !/\.test\.tsx$|(^|\/)examples?(-[\w-]+)?\.tsx$|\/gallery\.tsx$|^apps\/web\/app\/style-guide\//.test(path)
  )
}

/** Returns one line for each hard-coded text of a component. */
export function findHardCodedTexts({ path, text }: SourceFile): string[] {
  const findings: string[] = []
  const report = (node: ESTree.Node | null | undefined) => {
    for (const found of textsIn(node)) {
      findings.push(`${path}:${lineOf(text, found.start)} ${JSON.stringify(found.text)}: ${message}`)
    }
  }
  new Visitor({
    JSXText: report,
    JSXElement: ({ children }) => children.filter((child) => child.type === 'JSXExpressionContainer').forEach(report),
    JSXFragment: ({ children }) => children.filter((child) => child.type === 'JSXExpressionContainer').forEach(report),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && textAttributes.includes(name.name)) report(value)
    },
  }).visit(parseSync(path, text).program)
  return findings
}

type FoundText = { text: string; start: number }

/** The literal texts that an expression can evaluate to; variables are not followed. */
function textsIn(node: ESTree.Node | null | undefined): FoundText[] {
  switch (node?.type) {
    case 'JSXText':
      return toFoundTexts(node.value, node.start)
    case 'Literal':
      return typeof node.value === 'string' ? toFoundTexts(node.value, node.start) : []
    case 'TemplateLiteral':
      return toFoundTexts(node.quasis.map(({ value }) => value.raw).join(' '), node.start)
    case 'JSXExpressionContainer':
      return textsIn(node.expression)
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)]
    case 'LogicalExpression':
      return [...textsIn(node.left), ...textsIn(node.right)]
    default:
      return []
  }
}

function toFoundTexts(text: string, start: number): FoundText[] {
  return /\p{L}/u.test(text) ? [{ text: text.trim().replaceAll(/\s+/g, ' '), start }] : []
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
