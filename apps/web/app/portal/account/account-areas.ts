/** The words of this screen come with it, so that the dashboard need not carry them. */
export const accountAreas = ['account', 'form'] as const
