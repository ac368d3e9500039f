import type { Profile, ProfileNode } from './profiled-website.ts'

const idle = ['(idle)', '(program)', '(root)']

/** How much of the busy time a function and all that it calls took, and everything else took. */
export function shareOfDrawing({ nodes }: Profile, functionName: string): { drawing: number; all: number } {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const busy = nodes.filter(({ callFrame }) => !idle.includes(callFrame.functionName))
  const tops = nodes.filter(({ callFrame }) => callFrame.functionName === functionName)
  return {
    drawing: tops.reduce((sum, node) => sum + countHits(node, byId), 0),
    all: busy.reduce((sum, { hitCount }) => sum + hitCount, 0),
  }
}

function countHits({ hitCount, children = [] }: ProfileNode, byId: Map<number, ProfileNode>): number {
  return children.reduce((sum, id) => {
    const child = byId.get(id)
    return child ? sum + countHits(child, byId) : sum
  }, hitCount)
}
