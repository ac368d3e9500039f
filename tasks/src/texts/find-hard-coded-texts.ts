import { type ESTree, parseSync, Visitor } from 'vite'

type SourceFile = { path: string; text: string }

/** Attributes whose value people see or hear. */
const shown = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'label', 'placeholder', 'title']

const says = 'words for people come from packages/texts'

/** Screens of the product. What shows examples to ourselves, and the examples, may speak English. */
export function isScreen(path: string): boolean {
  return (
    /^(apps\/web\/app|packages\/(ui|blocks)\/src)\/.*\.tsx$/.test(path) &&
    !/\.test\.tsx$|(^|\/)examples?(-[\w-]+)?\.tsx$|\/gallery\.tsx$|^apps\/web\/app\/style-guide\//.test(path)
  )
}

/** One line for each place where a component has words of its own. */
export function findHardCodedTexts({ path, text }: SourceFile): string[] {
  const faults: string[] = []
  const report = (node: ESTree.Node | null | undefined) => {
    for (const { words, start } of wordsIn(node)) {
      faults.push(`${path}:${lineOf(text, start)} ${JSON.stringify(words)}: ${says}`)
    }
  }
  new Visitor({
    JSXText: report,
    JSXElement: ({ children }) => children.filter((child) => child.type === 'JSXExpressionContainer').forEach(report),
    JSXFragment: ({ children }) => children.filter((child) => child.type === 'JSXExpressionContainer').forEach(report),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && shown.includes(name.name)) report(value)
    },
  }).visit(parseSync(path, text).program)
  return faults
}

type Words = { words: string; start: number }

/** The written words an expression can come out as; what a variable holds was written elsewhere. */
function wordsIn(node: ESTree.Node | null | undefined): Words[] {
  switch (node?.type) {
    case 'JSXText':
      return keep(node.value, node.start)
    case 'Literal':
      return typeof node.value === 'string' ? keep(node.value, node.start) : []
    case 'TemplateLiteral':
      return keep(node.quasis.map(({ value }) => value.raw).join(' '), node.start)
    case 'JSXExpressionContainer':
      return wordsIn(node.expression)
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent), ...wordsIn(node.alternate)]
    case 'LogicalExpression':
      return [...wordsIn(node.left), ...wordsIn(node.right)]
    default:
      return []
  }
}

function keep(words: string, start: number): Words[] {
  return /\p{L}/u.test(words) ? [{ words: words.trim().replaceAll(/\s+/g, ' '), start }] : []
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
