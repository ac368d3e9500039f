import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { IslandName } from '../islands/islands.ts'
import { RenderedIslands } from '../islands/rendered-islands.ts'

export type SharedPart = { html: string; islands: readonly IslandName[] }

/** The element around a shared part; the renderer removes it from the page. */
export const sharedTag = 'shared-markup'

/** Finds the part that another page of this site and locale has rendered. Undefined where pages hydrate. */
export const SharedMarkupContext = createContext<((key: string) => SharedPart | undefined) | undefined>(undefined)

type SharedMarkupProps = {
  name: string
  /** The differences between pages of a site in one locale, such as the current entry of a menu: words of `\w` and `-`. */
  version?: string
  children: ReactNode
}

/**
 * Renders a part of the frame once and inserts its markup into later pages. The children may depend on the site, its
 * navigation, the locale and `version`, and on nothing else.
 */
export function SharedMarkup({ name, version = '', children }: SharedMarkupProps) {
  const findPart = useContext(SharedMarkupContext)
  const islands = useContext(RenderedIslands)
  if (!findPart) return children
  const key = `${name} ${version}`
  const part = findPart(key)
  if (!part) return createElement(sharedTag, { 'data-key': key }, children)
  for (const island of part.islands) islands.add(island)
  // oxlint-disable-next-line react/no-danger -- React has rendered this markup for another page
  return createElement(sharedTag, { dangerouslySetInnerHTML: { __html: part.html } })
}
