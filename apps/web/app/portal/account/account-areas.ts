import { browserAreas } from '../../frame/browser-areas.ts'

/** The words of this screen come with it, so that the dashboard need not carry them. */
export const accountAreas = [...browserAreas, 'account', 'form'] as const
