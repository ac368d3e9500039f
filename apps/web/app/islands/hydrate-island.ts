import { createElement, type ElementType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isIslandName, islandLoaders } from './island-loaders.ts'

export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset
  if (!isIslandName(island)) return
  const component: ElementType = await islandLoaders[island]()
  hydrateRoot(element, createElement(component, JSON.parse(props)))
}
