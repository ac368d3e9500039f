import { createContext, type ReactNode } from 'react'

/** Wraps the block at an index of its page; the preview marks changed blocks with it. */
export const BlockFrameContext = createContext<((index: number, block: ReactNode) => ReactNode) | null>(null)
