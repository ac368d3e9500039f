import type { Block } from 'payload'
import { blocks } from './blocks.ts'

/** The blocks as the content admin is configured with them. */
export const blockFields: Block[] = blocks.map(({ admin }) => admin)
