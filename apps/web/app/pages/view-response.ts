import type { View } from './view.ts'

/** The view of an address, with status and headers of its response. */
export type ViewResponse = { view: View; status: number; headers: Record<string, string> }
