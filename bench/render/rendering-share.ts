import type { Profile, ProfileNode } from './profiled-website.ts'

const idleNodes = ['(idle)', '(program)', '(root)']
const collector = '(garbage collector)'

/**
 * Counts the busy samples in a function and its callees, and all busy samples. Garbage collection is a separate node in
 * a profile; its samples are attributed to the node that ran before, because rendering alone would collect garbage too.
 */
export function renderingShare({ nodes, samples }: Profile, functionName: string): { rendering: number; all: number } {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const renderingIds = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === functionName).flatMap(listIds),
  )
  let [rendering, all] = [0, 0]
  let last = 0
  for (const id of samples) {
    const name = byId.get(id)?.callFrame.functionName ?? ''
    if (idleNodes.includes(name)) continue
    if (name !== collector) last = id
    all += 1
    if (renderingIds.has(last)) rendering += 1
  }
  return { rendering, all }

  function listIds({ id, children = [] }: ProfileNode): number[] {
    return [id, ...children.flatMap((child) => listIds(byId.get(child) ?? { id: child, ...none }))]
  }
}

const none = { callFrame: { functionName: '' } }
