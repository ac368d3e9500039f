import { createContext } from 'react'
import type { IslandName } from './islands.ts'

/** The islands of the document being drawn: the server draws from top to bottom, so at its end it knows them all. */
export const DrawnIslands = createContext(new Set<IslandName>())
