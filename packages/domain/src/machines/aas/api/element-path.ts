import type { Key, SubmodelElement } from '../metamodel.ts'

/** An element with the keys that lead to it from its submodel. */
export type LocatedElement = { element: SubmodelElement; keys: readonly Key[] }

const pathPattern = /^[A-Za-z]\w*(\[\d{1,6}\])*(\.[A-Za-z]\w*(\[\d{1,6}\])*)*$/

/** Finds the element of an idShortPath such as `Documents[0].DocumentIds`. */
export function findElement(elements: readonly SubmodelElement[], path: string): LocatedElement | undefined {
  return pathPattern.test(path) ? follow(elements, path.match(/\w+/g) ?? []) : undefined
}

function follow(
  elements: readonly SubmodelElement[],
  [step = '', ...rest]: readonly string[],
): LocatedElement | undefined {
  // A name starts with a letter, so that a number is always an index.
  const element = /^\d/.test(step) ? elements[Number(step)] : elements.find(({ idShort }) => idShort === step)
  if (!element) return undefined
  const key = { type: element.modelType, value: step }
  if (rest.length === 0) return { element, keys: [key] }
  const found = follow(childrenOf(element), rest)
  return found && { ...found, keys: [key, ...found.keys] }
}

/** The paths of elements and, unless only the core is wanted, of all elements within them. */
export function listPaths(elements: readonly SubmodelElement[], isCore: boolean): string[] {
  return elements.flatMap((element) => [
    element.idShort ?? '',
    ...(isCore ? [] : listInnerPaths(element, element.idShort ?? '')),
  ])
}

/** The paths of everything within an element. */
export function listInnerPaths(element: SubmodelElement, path: string): string[] {
  return childrenOf(element).flatMap((child, index) => {
    const childPath = element.modelType === 'SubmodelElementList' ? `${path}[${index}]` : `${path}.${child.idShort}`
    return [childPath, ...listInnerPaths(child, childPath)]
  })
}

export function childrenOf(element: SubmodelElement): readonly SubmodelElement[] {
  return isContainer(element) ? element.value : []
}

export function isContainer(element: SubmodelElement) {
  return element.modelType === 'SubmodelElementCollection' || element.modelType === 'SubmodelElementList'
}
