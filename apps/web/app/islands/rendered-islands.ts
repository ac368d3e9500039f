import { createContext } from 'react'
import type { IslandName } from './islands.ts'

/** The islands of the current page. The server renders from top to bottom, so the set is complete at the end. */
export const RenderedIslands = createContext(new Set<IslandName>())
