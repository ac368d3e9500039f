import type { Profile, ProfileNode } from './profiled-website.ts'

const nothing = ['(idle)', '(program)', '(root)']
const collector = '(garbage collector)'

/**
 * How much of the busy time a function and all that it calls took, and everything together. The collector of garbage
 * stands alone in a profile; its time is charged to whoever was at work when it began, as the bare function would pay
 * for its own.
 */
export function shareOfDrawing({ nodes, samples }: Profile, functionName: string): { drawing: number; all: number } {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const drawingIds = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === functionName).flatMap(listIds))
  let [drawing, all] = [0, 0]
  let last = 0
  for (const id of samples) {
    const name = byId.get(id)?.callFrame.functionName ?? ''
    if (nothing.includes(name)) continue
    if (name !== collector) last = id
    all += 1
    if (drawingIds.has(last)) drawing += 1
  }
  return { drawing, all }

  function listIds({ id, children = [] }: ProfileNode): number[] {
    return [id, ...children.flatMap((child) => listIds(byId.get(child) ?? { id: child, ...none }))]
  }
}

const none = { callFrame: { functionName: '' } }
